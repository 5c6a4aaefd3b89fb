"""Ceremony places and exteriors:  kind(chapel|lake|mountain|manor|welcome) palette seed"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('chapel', 'white', 3)
reset()
F = Florals(pal, seed, res=7)
r = F.r
P = PAL[pal]
g = gold()
C = Candles(1.0)

def hills(rows, seed=3):
    """layered distant ridges: (distance,height,colour)"""
    for k, (yy, hh, c) in enumerate(rows):
        m = max(60, int(yy * 3.2 / 4))
        row = [[(x * 4 - yy * 1.6, yy, -6) for x in range(m)], [(x * 4 - yy * 1.6, yy,
                hh * (0.55 + 0.6 * abs(mnoise.noise(Vector((x * 4 / yy * 2.2 + k * 7 + seed, k * 3.1, 0)))) + 0.12 * mnoise.noise(Vector((x * 0.35, k,
                seed))))) for x in range(m)]]
        mb = MB()
        mb.grid(row, [[(0, 0, 0, 1)] * m] * 2, pbr('ridge%d' % k, c, 1, emis=c, emis_s=0.1))
        obj('ridge', mb.mesh('ridge'))

def aislepetals(x, y0, y1, z, n=500, sp=0.12):
    for mk, nn in (('a', n), ('w', int(n * 0.8))):
        pm = MB()
        petal(pm, F.mm[mk], 0.05, 0.05, 0, tilt=rad(88), bend=rad(-20), cup=0.6, rng=r)
        pe = obj('fp', pm.mesh('fp'))
        scatter(pe, [((r.choice([-x, x]) + r.gauss(0, sp), r.uniform(y0, y1), z), Euler((r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.random() * 6)),
                r.uniform(0.7, 1.2)) for _ in range(nn)])
if kind == 'chapel':
    wall = pbr('wall', 'f1eadf', 0.9, bump=(4, 0.15, 6, 'noise', 0.03))
    wd = wood('pew', '8a6242', '5f4029', 0.4, 0.6)
    beam = wood('beam', '6e4e34', '4a3220', 0.5, 0.5)
    fl = pbr('stone', 'cfc4b4', 0.35, bump=(3, 0.2, 5))
    nt = fl.node_tree
    bk = N(nt, 'ShaderNodeTexBrick')
    bk.inputs['Scale'].default_value = 1
    bk.inputs['Color1'].default_value = hexc('d6ccbc')
    bk.inputs['Color2'].default_value = hexc('c4b8a6')
    bk.inputs['Mortar'].default_value = hexc('a89c8a')
    bk.inputs['Mortar Size'].default_value = 0.008
    bk.inputs['Brick Width'].default_value = 0.7
    bk.inputs['Row Height'].default_value = 0.5
    tc = N(nt, 'ShaderNodeTexCoord')
    L(nt, tc.outputs['Object'], bk.inputs[0])
    L(nt, bk.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
    plane(20, 40, fl, (0, 10, 0))
    W, D, H = (4.4, 18, 4.2)
    sky = emit('day', 'fff2dc', 3.2)

    def around(pts, n):
        """n+1 points spread along a polyline"""
        Q = [Vector(p) for p in pts]
        ls = [(b - a).length for a, b in zip(Q, Q[1:])]
        T = sum(ls)
        out = []
        for k in range(n + 1):
            d = T * k / n
            i = 0
            while i < len(ls) - 1 and d > ls[i]:
                d -= ls[i]
                i += 1
            out.append(tuple(Q[i].lerp(Q[i + 1], min(1, d / ls[i]))))
        return out

    def arched(w, hs, ht, n=28):
        lo = [(w * math.cos(pi - pi * k / n), 0, hs + w * 1.25 * math.sin(pi - pi * k / n)) for k in range(n + 1)]
        return lo
    for sx in (-1, 1):
        for i in range(7):
            y = -2 + i * 3.0
            n = 28
            lo = arched(0.62, 2.3, H, n)
            mb = MB()
            hi = around([(-1.5, 0, 2.3), (-1.5, 0, H + 0.2), (1.5, 0, H + 0.2), (1.5, 0, 2.3)], n)
            mb.grid([lo, hi], [[(0, 0, 0, 1)] * (n + 1)] * 2, wall)
            inn = [(x, 0.5, z) for x, _, z in lo]
            mb.grid([inn, lo], [[(0, 0, 0, 1)] * (n + 1)] * 2, wall)
            o = obj('w', mb.mesh('w'), (sx * W, y, 0), (0, 0, -sx * pi / 2))
            for s2 in (-1, 1):
                rbox('pr', 0.5, 0.88, 2.3, wall, 0.01, 1, (sx * (W + 0.25), y + s2 * 1.06, 1.15))
            rbox('sill', 0.5, 1.3, 1.1, wall, 0.01, 1, (sx * (W + 0.25), y, 0.55))
            plane(1.4, 3.4, sky, (sx * (W + 0.55), y, 2.4), (0, sx * -pi / 2, 0))
            tubes([[(sx * (W + 0.4), y, 1.1), (sx * (W + 0.4), y, 3.1)], [(sx * (W + 0.4), y - 0.62, 1.8), (sx * (W + 0.4), y + 0.62, 1.8)],
                    [(sx * (W + 0.4), y - 0.62, 2.5), (sx * (W + 0.4), y + 0.62, 2.5)]], 0.02, pbr('lead', '5a544c', 0.6), 6)
        for k in range(9):
            t = (k + 0.5) / 9
            rbox('rf', W / 9 * 1.35, D + 8, 0.05, wood('rfw', 'a98460', '82603f', 0.6, 0.4) if k == 0 and sx < 0 else bpy.data.materials['rfw'],
                    0.004, 1, (sx * W * (1 - t), D / 2 - 2, H + 2.6 * t + 0.2), (0, sx * math.atan2(2.6, W), 0))
    for y in range(-3, 18, 3):
        tubes([[(-W, y + 1.5, H), (0, y + 1.5, H + 2.6), (W, y + 1.5, H)], [(-W * 0.62, y + 1.5, H + 1.0), (W * 0.62, y + 1.5, H + 1.0)]], 0.11, beam,
                4, smooth=False)
    n = 28
    lo = arched(1.35, 2.2, H, n)
    mb = MB()
    mb.grid([lo, around([(-W, 0, 2.2), (-W, 0, H), (0, 0, H + 2.8), (W, 0, H), (W, 0, 2.2)], n)], [[(0, 0, 0, 1)] * (n + 1)] * 2, wall)
    obj('end', mb.mesh('end'), (0, D, 0))
    for s2 in (-1, 1):
        rbox('ep', W - 1.35, 0.2, 2.2, wall, 0.01, 1, (s2 * (W + 1.35) / 2, D + 0.1, 1.1))
    rbox('es', 2.7, 0.2, 1.0, wall, 0.01, 1, (0, D + 0.1, 0.5))
    plane(3.4, 5, emit('east', 'fff0d6', 5.5), (0, D + 0.4, 2.6), (pi / 2, 0, 0))
    tubes([[(x, D + 0.15, 1), (x, D + 0.15, 3.8)] for x in (-0.68, 0, 0.68)] + [[(-1.35, D + 0.15, z), (1.35, D + 0.15, z)] for z in (1.7, 2.4, 3.1)],
            0.022, bpy.data.materials['lead'], 6)
    for row in range(9):
        for sx in (-1, 1):
            y = 0.2 + row * 1.25
            x = sx * 2.3
            rbox('seat', 2.5, 0.4, 0.05, wd, 0.01, 2, (x, y, 0.45))
            rbox('back', 2.5, 0.05, 0.5, wd, 0.012, 2, (x, y - 0.2, 0.72), (rad(8), 0, 0))
            [rbox('endp', 0.07, 0.48, 0.95, wd, 0.03, 3, (x + s2 * 1.25, y - 0.05, 0.475)) for s2 in (-1, 1)]
            F.dome((sx * 0.98, y - 0.05, 0.98), 0.13, n=10, fs=0.15, leaves=14, leafL=1.8, fill=3, small=4, zmin=-0.7, front=Vector((-sx, -0.4,
                    0.1)).normalized())
            C.pillar(sx * 0.78, y + 0.4, 0, 0.05, r.uniform(0.16, 0.3), light=row < 4)
    rbox('run', 1.1, D, 0.006, linen('fbf6ec', 30, 0.1), 0, 1, (0, D / 2 - 3, 0.004))
    aislepetals(0.56, -2.5, 13, 0.012, 450, 0.07)
    for sx in (-1, 1):
        obj('ped', lathe('ped', smoothprof([(0, 0), (0.24, 0), (0.22, 0.06), (0.14, 0.12), (0.12, 0.8), (0.16, 0.9), (0.22, 0.95), (0.22, 1.0), (0,
                1.0)], 4), wall, 40), (sx * 1.75, D - 1.7, 0))
        F.dome((sx * 1.75, D - 1.7, 1.35), 0.5, n=40, fs=0.28, leaves=44, leafL=1.3, fill=8, zmin=-0.5)
    F.garland(lambda t: Vector((lerp(-1.2, 1.2, t), D - 0.9, 1.02)), 0.4, 26, 0.22, 50, 0.5)
    rbox('alt', 2.2, 0.7, 1.0, linen('fbf6ec', 40, 0.1), 0.01, 2, (0, D - 0.9, 0.5))
    area((0, -3.5, 3.2), (0, 5, 1), 3, 70, 'fff0de')
    [area((sx * (W - 0.2), y, 2.6), (0, y, 0.4), 1.2, 40, 'fff0d8') for sx in (-1, 1) for y in (1, 7, 13)]
    world_color('d8cfc4', 0.3)
    camera((0.12, -3.3, 1.65), (0, 9, 1.85), 30, 2.6, focus=(0, 2.2, 1.0))
    render(kind, exposure=0.1, spp=40, bloom=0.16, bthr=1.5)
elif kind == 'lake':
    m, nt, o_ = newmat('water')
    tc = N(nt, 'ShaderNodeTexCoord')
    mp = N(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.25, 0.8, 1)
    L(nt, tc.outputs['Object'], mp.inputs[0])
    nz = N(nt, 'ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 1.2
    nz.inputs['Detail'].default_value = 6
    L(nt, mp.outputs[0], nz.inputs[0])
    b = N(nt, 'ShaderNodeBump')
    b.inputs['Strength'].default_value = 0.16
    b.inputs['Distance'].default_value = 0.2
    L(nt, nz.outputs[0], b.inputs['Height'])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    p.inputs['Base Color'].default_value = hexc('2f5f6c')
    p.inputs['Roughness'].default_value = 0.06
    L(nt, b.outputs[0], p.inputs['Normal'])
    L(nt, p.outputs[0], o_.inputs[0])
    plane(900, 500, m, (0, 240, -0.45))
    dk = wood('dk', '9a7f64', '76604a', 0.6, 0.6)
    for i in range(70):
        rbox('pk', 3.4, 0.19, 0.05, dk, 0.006, 1, (r.uniform(-0.02, 0.02), -5 + i * 0.2, -0.025), (0, 0, r.uniform(-0.004, 0.004)))
    for i in range(9):
        [tubes([[(sx * 1.62, -4.5 + i * 1.6, -0.9), (sx * 1.62, -4.5 + i * 1.6, 0.16 if i < 8 else 0.5)]], 0.075, dk, 10) for sx in (-1, 1)]
    Y = 7.4
    R = 1.2
    Pt = lambda t: Vector((R * math.cos(t), Y, 1.2 + R * math.sin(t)))
    mb = MB()
    [mb.tube([Pt(rad(-76) + rad(332) * i / 80) + Vector((0, dy, 0)) for i in range(81)], 0.022, 0.022, g, 8) for dy in (-0.1, 0.1)]
    obj('arch', mb.mesh('arch'))

    def seg(a0, a1, n, fs, lv):
        path = lambda t: Pt(rad(lerp(a0, a1, t)))
        for k in range(lv):
            t = r.random()
            p = path(t)
            d = (path(min(1, t + 0.05)) - path(max(0, t - 0.05))).normalized() * r.choice([-1, 1])
            F.put(r.choice(F.leaves), p + Vector((r.uniform(-0.1, 0.1), r.uniform(-0.18, 0.1), r.uniform(-0.1, 0.1))), d + Vector((r.uniform(-0.6,
                    0.6), r.uniform(-0.8, 0.5), r.uniform(-0.5, 0.6))), r.uniform(0.4, 0.7), jit=0.2)
        pl = []
        for k in range(n):
            for _ in range(30):
                p = path(r.random()) + Vector((r.gauss(0, 0.12), -0.1 + r.uniform(-0.14, 0.1), r.gauss(0, 0.12)))
                s = fs * r.uniform(0.55, 1.2)
                if all(((p - q).length > (s + z) * 0.36 for q, z in pl)):
                    pl.append((p, s))
                    F.put(r.choice(F.hero if s > fs * 0.8 else F.mid + F.small), p, Vector((r.uniform(-0.5, 0.5), -1, r.uniform(-0.2, 0.6))), s)
                    break
    seg(95, 215, 90, 0.24, 110)
    seg(-62, 8, 50, 0.22, 60)
    ch = chair(wood('chw', 'a9825a', '7d5c3c', 0.4), linen('f6efe4', 80, 0.1))
    for row in range(5):
        for sx in (-1, 1):
            obj('ch', ch, (sx * 1.15, -0.8 + row * 1.15, 0), (0, 0, r.uniform(-0.04, 0.04)))
            F.dome((sx * 0.84, -0.7 + row * 1.15, 0.66), 0.1, n=8, fs=0.13, leaves=8, leafL=1.6, fill=2, small=4, zmin=-0.6)
            C.pillar(sx * 0.66, -0.2 + row * 1.15, 0, 0.05, r.uniform(0.12, 0.22), light=False)
    aislepetals(0.5, -4, 6.8, 0.012, 380, 0.1)
    ct = petalmat('pin', '22382c', '4a6448', var=0.35, trans=0.15)
    cb = []
    for k in range(110):
        x = r.uniform(-150, 150)
        y = r.uniform(118, 150)
        h = r.uniform(7, 15)
        cb += [(x, y, -0.3 + h * (0.12 + 0.2 * q), h * 0.2 * (1 - q * 0.19), h * 0.2 * (1 - q * 0.19), h * 0.13) for q in range(5)]
    foliage(cb, ct, 2, 26, 1.3)
    plane(500, 60, pbr('shore', '51603c', 1), (0, 150, -0.4))
    hills(((220, 42, '6f8290'), (330, 80, '8f9cae'), (470, 130, 'b3b4c2')), seed)
    world_grad([(0, 'ffd9b4'), (0.12, 'ffd2b0'), (0.22, 'f4c8bc'), (0.4, 'c3c0d8'), (0.65, '8fa8d6'), (1, '5f88c6')], 0.95, sunaz=(68, 6),
            glow='ffc68e', glow_s=2.6, glow_w=0.25, clouds=0.55, cloudcol='fff0e6')
    sun(60, 13, 4.2, 'ffcf9e', 1.5)
    area((-4, -6, 5), (0, 4, 1), 5, 320, 'fff2e2')
    camera((0.1, -4.9, 1.6), (0, 6, 1.55), 38, 3.2, focus=(0, 6.5, 1.3))
    render(kind, exposure=0.3, spp=40, bloom=0.12, bthr=1.4)
elif kind == 'mountain':
    # ceremony on a timber deck above a valley, snow on the far ridges
    dk = wood('dk', 'a98a68', '806648', 0.55, 0.6)
    for i in range(56):
        rbox('pk', 7, 0.19, 0.05, dk, 0.006, 1, (r.uniform(-0.02, 0.02), -5 + i * 0.2, -0.025), (0, 0, r.uniform(-0.003, 0.003)))
    tubes([[(x, 6.1, 0), (x, 6.1, 1.0)] for x in (-3.4, -2.3, 2.3, 3.4)] + [[(-3.5, 6.1, 1.0), (-2.2, 6.1, 1.0)], [(2.2, 6.1, 1.0), (3.5, 6.1, 1.0)]], 0.045, dk, 10)
    fr = wood('frm', '8a6242', '5f4029', 0.5, 0.8)
    Y = 5.0
    for sx in (-1, 1):
        rbox('post', 0.13, 0.13, 2.7, fr, 0.015, 2, (sx * 1.3, Y, 1.35))
        rbox('post', 0.13, 0.13, 2.7, fr, 0.015, 2, (sx * 1.3, Y + 0.7, 1.35))
        rbox('tie', 0.1, 1.0, 0.12, fr, 0.012, 2, (sx * 1.3, Y + 0.35, 2.6))
    for y in (Y, Y + 0.7):
        rbox('bm', 3.2, 0.13, 0.14, fr, 0.015, 2, (0, y, 2.72))
    for c, n in (((-1.3, Y - 0.08, 2.55), 40), ((-0.7, Y - 0.08, 2.72), 26), ((1.3, Y - 0.08, 0.45), 34), ((-1.3, Y - 0.08, 1.9), 24), ((1.3, Y - 0.08, 2.66), 20)):
        F.dome(c, 0.3, n=n, fs=0.24, leaves=44, leafL=1.5, fill=8, zmin=-0.95, small=8)
    ch = chair(wood('chw', 'b08a62', '86663f', 0.4), linen('f6efe4', 80, 0.1))
    for row in range(5):
        for sx in (-1, 1):
            for k in range(3):
                obj('ch', ch, (sx * (0.95 + 0.6 * k), -1.4 + row * 1.1, 0), (0, 0, r.uniform(-0.04, 0.04)))
            F.dome((sx * 0.66, -1.3 + row * 1.1, 0.66), 0.1, n=8, fs=0.13, leaves=8, leafL=1.6, fill=2, small=4, zmin=-0.6)
            C.pillar(sx * 0.5, -0.9 + row * 1.1, 0, 0.05, r.uniform(0.12, 0.22), light=False)
    aislepetals(0.4, -4, 4.6, 0.012, 300, 0.1)
    ct = petalmat('pin', '24402e', '4f6c4a', var=0.35, trans=0.15)
    cb = []
    for k in range(150):
        x = r.uniform(-60, 60)
        y = r.uniform(22, 80)
        h = r.uniform(6, 11)
        z0 = -7 - y * 0.05
        cb += [(x, y, z0 + h * (0.12 + 0.2 * q), h * 0.19 * (1 - q * 0.19), h * 0.19 * (1 - q * 0.19), h * 0.13) for q in range(5)]
    foliage(cb, ct, 2, 26, 0.9)
    plane(900, 300, pbr('val', '566a44', 1), (0, 160, -12))
    hills(((150, 14, '4f6658'), (230, 34, '63788a')), seed)
    # snowy range: ridges coloured by height
    for k, (yy, hh) in enumerate(((330, 135), (430, 215))):
        m = int(yy * 1.1)
        top = [hh * (0.42 + 0.75 * abs(mnoise.noise(Vector((x * 3 / yy * 3.0 + k * 7 + seed, k * 3.1, 0)))) + 0.035 * mnoise.noise(Vector((x * 0.25, k, seed)))) for x in range(m)]
        bands = ((-0.1, '56687e'), (0.42, '5c6e86'), (0.55, '7b8ca4'), (0.66, 'b4c1d4'), (1.0, 'd6dfec'))
        for (f0, c0), (f1_, c1) in zip(bands, bands[1:]):
            mb = MB()
            mb.grid([[(x * 3 - yy * 1.5, yy, t * lerp(f0, f1_, 0) + 4 * mnoise.noise(Vector((x * 0.5, f0 * 9, k))) * (f0 > 0)) for x, t in enumerate(top)], [(x * 3 - yy * 1.5, yy, t * f1_ + 4 * mnoise.noise(Vector((x * 0.5, f1_ * 9, k))) * (f1_ < 1)) for x, t in enumerate(top)]], [[(0, 0, 0, 1)] * m] * 2, pbr('snow%d%g' % (k, f1_), c1, 1, emis=c1, emis_s=0.04))
            obj('snow', mb.mesh('snow'))
    world_grad([(0, 'dfe6f0'), (0.12, 'b9cde8'), (0.25, '94b6e4'), (0.5, '6f9cdc'), (1, '4a7cc8')], 0.9, sunaz=(60, 14), glow='ffe0b4', glow_s=0.5, glow_w=0.2, clouds=0.4, cloudcol='ffffff')
    sun(150, 32, 3.6, 'fff0d8', 1.5)
    area((-4, -6, 5), (0, 4, 1), 5, 220, 'fff6ea')
    camera((0.15, -5.0, 1.65), (0, 6, 1.75), 36, 3.2, focus=(0, 4.6, 1.3))
    render(kind, exposure=0.0, spp=40, bloom=0.08, bthr=1.4)
elif kind == 'manor':
    st = pbr('st', 'd6c6ac', 0.9, bump=(2.2, 0.3, 6))
    trim = pbr('trim', 'efe6d6', 0.7)
    slate = pbr('slate', '5a5a66', 0.7, bump=(7, 0.5, 3))
    win = emit('win', 'ffcb94', 3.2)
    frame = pbr('fr', 'f4efe6', 0.5)
    Yb = 34
    W = 26
    H = 8.2
    rbox('body', W, 10, H, st, 0.02, 1, (0, Yb + 5, H / 2))
    rbox('plinth', W + 0.3, 10.3, 0.7, trim, 0.02, 1, (0, Yb + 5, 0.35))
    rbox('corn', W + 0.7, 10.6, 0.4, trim, 0.05, 2, (0, Yb + 5, H))
    rbox('band', W + 0.2, 10.2, 0.22, trim, 0.03, 1, (0, Yb + 5, 4.3))
    for sx in (-1, 1):
        rbox('wing', 6, 11, H + 0.8, st, 0.02, 1, (sx * (W / 2 - 1.5), Yb + 4.2, (H + 0.8) / 2))
        rbox('wc', 6.6, 11.6, 0.4, trim, 0.05, 2, (sx * (W / 2 - 1.5), Yb + 4.2, H + 0.8))

    def roof(x, w, d, y, z, h, ins):
        me = bpy.data.meshes.new('roof')
        me.from_pydata([(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0), (-w / 2 + ins, 0, h), (w / 2 - ins, 0, h)],
                [], [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)])
        obj('roof', me, (x, y, z), mat=slate)
    roof(0, W + 0.8, 10.8, Yb + 5, H + 0.2, 3.4, 4.4)
    [roof(sx * (W / 2 - 1.5), 6.8, 11.8, Yb + 4.2, H + 1.0, 3.8, 3.0) for sx in (-1, 1)]
    [rbox('chim', 0.9, 0.9, 3, st, 0.03, 1, (x, Yb + 5, H + 3.4)) for x in (-7, -2.6, 2.6, 7)]

    def window(x, y, z, w, h):
        plane(w, h, win, (x, y - 0.02, z), (pi / 2, 0, 0))
        tubes([[(x, y - 0.06, z - h / 2), (x, y - 0.06, z + h / 2)]] + [[(x - w / 2, y - 0.06, z - h / 2 + h * q), (x + w / 2, y - 0.06,
                z - h / 2 + h * q)] for q in (0.33, 0.66)], 0.03, frame, 4)
        [rbox('wf', a, 0.12, b, trim, 0.02, 1, (x + dx, y - 0.06, z + dz)) for a, b, dx, dz in ((w + 0.4, 0.16, 0, h / 2 + 0.08), (w + 0.4, 0.14, 0,
                -h / 2 - 0.07), (0.14, h, -w / 2 - 0.07, 0), (0.14, h, w / 2 + 0.07, 0))]
    for i in range(8):
        x = -8.4 + i * 2.4
        (window(x, Yb, 6.2, 1.1, 1.8), window(x, Yb, 2.5, 1.15, 2.3) if abs(x) > 2.6 else None)
    for sx in (-1, 1):
        [(window(sx * (W / 2 - 1.5) + dx, Yb - 1.3, 6.4, 1.1, 1.9), window(sx * (W / 2 - 1.5) + dx, Yb - 1.3, 2.5, 1.15, 2.4)) for dx in (-1.3, 1.3)]
    rbox('port', 6.4, 2.6, 0.5, trim, 0.04, 2, (0, Yb - 1.2, 4.2))
    me = bpy.data.meshes.new('ped')
    me.from_pydata([(-3.2, Yb - 2.5, 4.45), (3.2, Yb - 2.5, 4.45), (0, Yb - 2.5, 5.7)], [], [(0, 1, 2)])
    obj('ped', me, mat=trim)
    [obj('col', bpy.data.meshes.get('col') or lathe('col', smoothprof([(0.0, 0), (0.32, 0), (0.3, 0.15), (0.22, 0.25), (0.2, 3.5), (0.28, 3.65), (0.3,
            3.95), (0, 3.95)], 4), trim, 28), (x, Yb - 2.2, 0)) for x in (-2.7, -1.2, 1.2, 2.7)]
    plane(1.9, 3.1, emit('door', 'ffbf84', 2.6), (0, Yb - 0.05, 1.75), (pi / 2, 0, 0))
    [rbox('step', 7 - 0.5 * k, 0.6, 0.18, trim, 0.02, 1, (0, Yb - 4.2 + 0.5 * k, 0.09 + 0.17 * k)) for k in range(4)]
    [point((x, Yb - 3.2, 2.6), 90, 'ffbe82', 0.3) for x in (-2, 2)]
    [point((x, Yb - 1.6, 0.5), 60, 'ffbe82', 0.3) for x in (-10, -6, 6, 10)]
    gm = petalmat('grass', '46592a', '8a9a4c', var=0.3, trans=0.35)
    lawn(-9, 9, -3, 22, gm, 60, seed, 0.08, groundc='46552a')
    mb = MB()
    mb.grid([[(-1.15, lerp(-6, Yb - 4.4, i / 20), 0.03), (1.15, lerp(-6, Yb - 4.4, i / 20), 0.03)] for i in range(21)], [[(0, 0, 0, 1)] * 2] * 21,
            pbr('gravel', 'b8a68c', 0.95, bump=(60, 0.6, 4)))
    obj('path', mb.mesh('path'))
    rbox('pathb', 2.3, Yb + 2, 0.1, bpy.data.materials['gravel'], 0, 1, (0, (Yb - 10) / 2, 0.045))
    hd = petalmat('hedge', '30461f', '5f7a3a', var=0.35, trans=0.2)
    bl = []
    for sx in (-1, 1):
        for y in range(0, 28, 4):
            bl += [(sx * 2.3, y, 0.55, 0.5, 0.5, 0.5), (sx * 2.3, y, 0.95, 0.42, 0.42, 0.42)]
            F.dome((sx * 1.6, y + 2, 0.32), 0.26, n=12, fs=0.2, leaves=16, leafL=1.2, fill=3, zmin=-0.1)
            C.pillar(sx * 1.32, y + 1.1, 0.1, 0.07, 0.26, light=y < 6)
        for x in (4.6, 8.2):
            bl += [(sx * x, Yb - 2.2, 0.7 + 0.55 * k, 0.8 - 0.13 * k, 0.8 - 0.13 * k, 0.6) for k in range(5)]
    foliage(bl, hd, 2, 190, 0.12)
    lm = petalmat('trees', '33462a', '66783f', var=0.4, trans=0.25)
    foliage([q for sx in (-1, 1) for i in range(7) for q in treeblobs(sx * (15 + i * 3.2 + r.uniform(-1, 1)), Yb - 6 + i * 3, r.uniform(7, 12), 6,
            i + seed * 20, 7)], lm, 3, 110, 0.5)
    bb = emit('bulb', 'ffc48c', 34, False)
    [bulbs(catenary((-5.2, y, 3.6), (5.2, y + 1.5, 3.6), 16, 0.7), bb, 0.035, 0.03, r) for y in (3, 8, 13, 18)]
    [tubes([[(sx * 5.2, y + d, 0), (sx * 5.2, y + d, 3.65)]], 0.03, pbr('pl', '3a3028', 0.7), 6) for y in (3, 8, 13, 18) for sx, d in ((-1, 0), (1,
            1.5))]
    world_grad([(0, 'ffb98c'), (0.1, 'ffb088'), (0.2, 'eea59c'), (0.36, 'a98fb4'), (0.6, '5f70a8'), (1, '30468a')], 0.85, clouds=0.5,
            cloudcol='ffb8a0')
    sun(130, 10, 1.4, 'ffb07a', 3)
    area((-5, -7, 6), (0, 5, 1), 6, 1500, 'ffe6d4')
    camera((0, -5.6, 1.9), (0, 20, 3.9), 34, 4, focus=(0, 14, 2))
    render(kind, exposure=0.45, spp=40, bloom=0.18, bthr=1.4)
elif kind == 'welcome':
    plane(12, 8, pbr('fl', 'd9cbb8', 0.6, bump=(5, 0.2, 5)), (0, 2, 0))
    ws = wood('es', 'a97f55', '7d5a3a', 0.5, 1)
    bd = pbr('board', TONE[pal]['board'], 0.7)
    dark = pal in ('white', 'berry', 'sage', 'navy', 'winter')
    tx = pbr('tx', 'fdf6ea' if dark else P['c'][2], 0.5)
    gl = pbr('gl', 'a8743c' if not dark else 'e0b878', 0.5)
    tubes([[(-0.42, -0.05, 0), (-0.12, 0.1, 1.75)], [(0.42, -0.05, 0), (0.12, 0.1, 1.75)], [(0, 0.75, 0), (0, 0.12, 1.6)], [(-0.36, -0.06, 0.62),
            (0.36, -0.06, 0.62)]], 0.02, ws, 8)
    e = link(bpy.data.objects.new('b', None))
    e.location = (0, -0.035, 1.12)
    e.rotation_euler = (rad(90 - 8), 0, 0)

    def on(o):
        o.parent = e
        return o
    on(rbox('bd', 0.74, 0.96, 0.016, bd, 0.004, 2))
    Z = 0.0085
    for s, y, sz, f, m, sp in (('WELCOME', 0.315, 0.075, serif_font(), gl, 1.5), ('to the wedding of', 0.225, 0.07, script_font(), tx, 1), ('Clara',
            0.09, 0.21, script_font(), tx, 1), ('&', -0.035, 0.085, script_font(), gl, 1), ('Thomas', -0.165, 0.21, script_font(), tx, 1),
            ('SATURDAY 12 JUNE', -0.32, 0.05, serif_font(), gl, 1.3)):
        on(text(s, (0, y, Z), sz, m, f, (0, 0, 0), sp))
    for a, b, x, y in ((0.66, 0.003, 0, 0.43), (0.66, 0.003, 0, -0.43), (0.003, 0.86, 0.33, 0), (0.003, 0.86, -0.33, 0)):
        on(rbox('ln', a, b, 0.001, gl, 0, 1, (x, y, Z)))
    F.dome((-0.36, -0.08, 1.64), 0.16, n=24, fs=0.16, leaves=34, leafL=1.6, fill=6, zmin=-0.7, front=Vector((0.1, -1, 0.2)).normalized())
    F.dome((0.4, -0.1, 0.56), 0.13, n=18, fs=0.14, leaves=26, leafL=1.5, fill=6, zmin=-0.7, front=Vector((-0.1, -1, 0.2)).normalized())
    F.dome((-0.62, 0.1, 0.2), 0.22, n=24, fs=0.17, leaves=30, leafL=1.3, fill=6, zmin=-0.3)
    F.dome((0.7, 0.2, 0.18), 0.22, n=22, fs=0.17, leaves=30, leafL=1.3, fill=6, zmin=-0.3)
    for x, y, h in ((-0.9, -0.05, 0.3), (-0.78, -0.2, 0.2), (0.92, -0.02, 0.34), (0.8, -0.2, 0.22), (1.02, -0.22, 0.16)):
        obj('ln', lathe('lan', [(0, 0), (0.075, 0), (0.075, 0.01), (0.07, h + 0.12)], thin('lg', 'fff6ea', 0.5), 32), (x, y, 0))
        C.pillar(x, y, 0.005, 0.045, h * 0.7)
    petals(F, 22, (-0.9, 0.9), (-0.6, -0.2), 0.004, 0.05)
    lm = petalmat('bk', '4f6038', '8a9a5c', var=0.4, trans=0.35)
    foliage([q for i in range(12) for q in treeblobs(-9 + i * 1.6, 7 + r.uniform(-0.8, 1.2), r.uniform(2, 3.6), 2.6, i + seed * 20, 6)], lm, 4, 110,
            0.24)
    b = emit('bulb', 'ffc48c', 26, False)
    [bulbs(catenary((-4, y, r.uniform(2.0, 2.6)), (4, y + 0.6, r.uniform(2.0, 2.6)), 18, 0.5), b, 0.026, 0.05, r) for y in (2.4, 3.4, 4.6)]
    world_grad([(0, 'ffdcb0'), (0.14, 'ffdcb8'), (0.3, 'eed6d0'), (0.6, 'b0c2e0'), (1, '84a4d4')], 0.75, sunaz=(80, 8), glow='ffc98a', glow_s=2.5,
            glow_w=0.3)
    sun(70, 18, 3.6, 'ffc890', 2)
    area((-2.2, -2.6, 2.6), (0, 0, 1), 1.8, 95, 'fff2e2')
    camera((0.35, -3.6, 1.15), (0, 0, 0.95), 66, 2.0, focus=(0, -0.06, 1.1))
    render(kind, exposure=0.45, spp=40, bloom=0.12)
