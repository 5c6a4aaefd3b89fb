"""Reception venues:  kind(tent|barn|rooftop|orangery|courtyard|loft|gallery|restaurant) palette seed; gallery hangs pictures from ART=a.webp,b.webp,..."""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('tent', 'blush', 3)
reset()
F = Florals(pal, seed, res=6)
r = F.r
P = PAL[pal]
g = gold()
C = Candles(0.5)
lin = linen('f7f2ea', 30, 0.08)
cer = pbr('cer', 'fdfaf5', 0.2, coat=0.3)
pl = plate(cer, 0.14)
chg = plate(g, 0.165)
wg = wineglass(thin('tg', 'ffffff', 0.45))
nap = linen(TONE[pal]['nap'], 120, 0.2)
chw = chair(wood('chw', '8a5f3c', '5a3a22', 0.4), linen('efe7da', 80, 0.1))
chg_ = chair(pbr('chg', (0.78, 0.6, 0.4, 1), 0.3, 1), linen('fbf7f0', 60, 0.1))
chwhite = chair(pbr('chwh', 'f7f1e8', 0.4), linen('f1eadf', 80, 0.1))
tb = lathe('tb', [(0, 0.76), (0.86, 0.76), (0.9, 0.755), (0.915, 0.72), (0.93, 0.4), (0.96, 0.02)], lin, 160, wob=lambda a,
        z: 0.045 * math.sin(a * 16) * max(0, 0.7 - z))

def roundtable(x, y, ch, near=True, tall=False, seats=8):
    obj('tb', tb, (x, y, 0), (0, 0, r.random() * 6))
    for k in range(seats):
        a = 2 * pi * k / seats + 0.2
        c, s = (math.cos(a), math.sin(a))
        obj('ch', ch, (x + c * 1.2, y + s * 1.2, 0), (0, 0, a + pi / 2))
        obj('pl', pl, (x + c * 0.64, y + s * 0.64, 0.762))
        if near:
            obj('cg', chg, (x + c * 0.64, y + s * 0.64, 0.757))
            obj('wg', wg, (x + math.cos(a + 0.2) * 0.48, y + math.sin(a + 0.2) * 0.48, 0.762))
            rbox('np', 0.06, 0.16, 0.012, nap, 0.004, 2, (x + c * 0.64, y + s * 0.64, 0.787), (0, 0, a + pi / 2))
    if tall:
        obj('v', bpy.data.meshes.get('tv') or lathe('tv', smoothprof([(0, 0), (0.09, 0), (0.085, 0.01), (0.02, 0.03), (0.015, 0.4), (0.02, 0.5),
                (0.06, 0.56), (0.05, 0.58)], 4), g, 24), (x, y, 0.76))
        F.dome((x, y, 1.52), 0.34, n=36 if near else 20, fs=0.22, leaves=18, leafL=1.2, fill=4, small=4, zmin=-0.6, acc=0)
    else:
        F.dome((x, y, 0.86), 0.26, n=32 if near else 16, fs=0.17, leaves=16, leafL=1.2, fill=3, small=4, zmin=-0.05, acc=0, squash=(1.2, 1.2, 0.7))
    for k in range(5):
        a = k * 1.26 + 0.6
        C.votive(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.76, light=False)
    point((x, y, 1.15), 4, 'ffb060', 0.15)

def longtable(x0, y0, y1, ch, top=None, w=1.0, flowers=18, H=0.75):
    """table along y with runner of flowers, candles, settings and chairs; top = wood material or None for linen"""
    if top:
        rbox('tt', w, y1 - y0, 0.05, top, 0.008, 2, (x0, (y0 + y1) / 2, H - 0.025))
        for y in (y0 + 0.4, (y0 + y1) / 2, y1 - 0.4):
            rbox('lg', w * 0.8, 0.08, H - 0.05, top, 0.01, 2, (x0, y, (H - 0.05) / 2))
    else:
        mb = MB()
        n = 160
        mb.grid([[(x0 + x + max(0, H - 0.02 - z) * 0.06 * math.sin(y * 11 + x) * (1 if x > 0 else -1), y, z) for x, z in ((-w / 2 - 0.05, 0.05),
                (-w / 2 - 0.03, 0.3), (-w / 2 - 0.012, H - 0.06), (-w / 2, H - 0.008), (-w / 2 + 0.01, H), (0, H), (w / 2 - 0.01, H), (w / 2,
                H - 0.008), (w / 2 + 0.012, H - 0.06), (w / 2 + 0.03, 0.3), (w / 2 + 0.05, 0.05))] for y in [lerp(y0, y1,
                i / (n - 1)) for i in range(n)]], [[(0, 0, 0, 1)] * 11] * n, lin)
        n = 60
        mb.grid([[(x0 + lerp(-w / 2 - 0.05 * k, w / 2 + 0.05 * k, i / (n - 1)), y0 - 0.03 * k - 0.02 * k * math.sin(i * 0.9),
                H - k * (H - 0.05)) for i in range(n)] for k in (0, 0.02, 0.4, 1)], [[(0, 0, 0, 1)] * n] * 4, lin)
        obj('tbl', mb.mesh('tbl'))
    Ln = y1 - y0
    F.garland(lambda t: Vector((x0 + 0.04 * math.sin(t * 19), lerp(y0 + 0.15, y1 - 0.15, t), H + 0.03)), 0.24, n=int(Ln * flowers * 0.8), fs=0.115,
            leaves=int(Ln * 26), leafL=0.23, flow=0.6)
    y = y0 + 0.45
    k = 0
    while y < y1 - 0.2:
        for sx in (-1, 1):
            x = x0 + sx * 0.34
            obj('cg', chg, (x, y, H))
            obj('pl', pl, (x, y, H + 0.012))
            rbox('np', 0.17, 0.07, 0.014, nap, 0.005, 2, (x, y, H + 0.042), (0, 0, 0.1))
            obj('wg', wg, (x - sx * 0.13, y + 0.2, H))
            obj('ch', ch, (x0 + sx * 0.8, y, 0), (0, 0, sx * pi / 2 + r.uniform(-0.05, 0.05)))
            for dy in (-0.19, 0.19):
                rbox('ck', 0.2, 0.009, 0.004, g, 0.002, 1, (x, y + dy, H + 0.004))
        y += 0.62
    y = y0 + 0.3
    while y < y1 - 0.2:
        x = r.choice([-1, 1]) * r.uniform(0.1, 0.16)
        C.taper(x0 + x, y, H, r.uniform(0.2, 0.3), r.choice([0.07, 0.12, 0.18]), light=y - y0 < 3)
        C.votive(x0 - x * 1.1, y + 0.15, H, light=False)
        y += r.uniform(0.32, 0.45)

def strings(pairs, n, sag, mat, rr=0.028, wire=True):
    for a, b in pairs:
        q = catenary(a, b, n, sag)
        bulbs(q, mat, rr, 0.02, r)
        if wire:
            tubes([[p + Vector((0, 0, rr)) for p in q]], 0.006, pbr('wire', '2a2420', 0.8), 5)
if kind == 'tent':
    plane(60, 60, pbr('deck', '6b4b34', 0.35, bump=(4, 0.1, 4)), (0, 10, 0))
    dk = wood('plank', '8a6a4c', '6a4c34', 0.3, 0.6)
    for i in range(40):
        rbox('pk', 0.36, 34, 0.02, dk, 0.003, 1, (-7.2 + i * 0.37, 12, 0.0))
    poles = [(0, 3), (0, 11), (0, 19)]
    sail = petalmat('sail', 'fff0da', 'fff7ea', trans=0.5, var=0.02, rough=0.8)

    def hz(x, y):
        e = min(1, abs(x) / 7.2)
        z = 2.5 + 1.1 * (1 - e ** 1.6)
        return z + sum((2.3 * math.exp(-math.hypot(x - px, (y - py) * 0.9) / 1.25) for px, py in poles)) + 0.25 * math.cos(y * pi / 4) * e
    mb = MB()
    nx, ny = (90, 150)
    mb.grid([[(lerp(-7.2, 7.2, i / (nx - 1)), lerp(-2, 24, j / (ny - 1)), hz(lerp(-7.2, 7.2, i / (nx - 1)), lerp(-2, 24,
            j / (ny - 1)))) for i in range(nx)] for j in range(ny)], [[(0.5, 0.9, 0.5, 1)] * nx] * ny, sail)
    obj('sail', mb.mesh('sail'))
    pw = wood('pole', 'b08a5c', '8a6640', 0.5, 1)
    for px, py in poles:
        tubes([[(px, py, 0), (px, py, 5.9)]], 0.07, pw, 12)
        F.dome((px, py, 2.3), 0.3, n=26, fs=0.2, leaves=34, leafL=1.6, fill=5, zmin=-0.9, small=4)
    for sx in (-1, 1):
        for y in range(-2, 26, 4):
            tubes([[(sx * 7.1, y, 0), (sx * 7.1, y, 2.6)]], 0.05, pw, 10)
    b = emit('bulb', 'ffc48c', 30, False)
    strings([((px, py, 4.6), (sx * 7, py + dy, 2.7)) for px, py in poles for sx in (-1, 1) for dy in (-3.8, 0, 3.8)], 18, 0.35, b, 0.03)
    for px, py in poles:
        strings([((px, py, 4.7), (px, py + 8, 4.7))], 16, 0.7, b, 0.03)
        point((px, py, 3.4), 150, 'ffc890', 0.5)
    for i in range(5):
        point((r.uniform(-3, 3), 2 + i * 4.4, 3.0), 70, 'ffc890', 0.4)
    k = 0
    for y in (1.8, 5.6, 9.6, 13.6, 17.6):
        for x in (-4.6, -1.9, 1.9, 4.6) if y > 3 else (-2.9, 2.9):
            roundtable(x, y + (0.5 if abs(x) < 3 else 0), chg_, y < 7, k % 3 == 0)
            k += 1
    lm = petalmat('bk', '2a3a2c', '4a5a40', var=0.4)
    foliage([q for sx in (-1, 1) for i in range(9) for q in treeblobs(sx * (13 + r.uniform(0, 4)), i * 4, r.uniform(3, 6), 4, i + seed * 20, 5)], lm,
            3, 60, 0.5)
    foliage([q for i in range(10) for q in treeblobs(-16 + i * 3.6, 34 + r.uniform(-2, 2), r.uniform(3, 6), 4, i + seed * 30, 5)], lm, 4, 60, 0.5)
    world_grad([(0, '8a6a86'), (0.12, '6a5c8e'), (0.3, '3a4784'), (0.6, '1e2c60'), (1, '101a40')], 0.55)
    area((0, -4, 4), (0, 6, 1), 4, 120, 'ffe0c4')
    camera((-1.0, -3.4, 1.65), (0.45, 8, 2.1), 30, 2.4, focus=(-1.5, 4, 1.2))
    render(kind, exposure=0.2, spp=40, bloom=0.18, bthr=1.4)
elif kind == 'barn':
    wd = wood('wd', '7a5638', '4f3420', 0.55, 0.5)
    wd2 = wood('wd2', '8c6848', '604228', 0.6, 0.5)
    W, D, Hw, Rf = (5, 22, 3.6, 3.2)
    for i in range(32):
        rbox('fl', 0.31, D + 6, 0.04, wood('flr', '8a6846', '664a30', 0.3, 0.5) if i == 0 else bpy.data.materials['flr'], 0.004, 1, (-5 + i * 0.32,
                D / 2 - 2, -0.02))
    for sx in (-1, 1):
        for k in range(20):
            rbox('sd', 0.05, D + 6, 0.2, wd2, 0.006, 1, (sx * W, D / 2 - 2, 0.1 + 0.19 * k), (0, rad(3), 0))
        n = 18
        a = math.atan2(Rf, W)
        Ls = math.hypot(W, Rf)
        for k in range(n):
            t = (k + 0.5) / n
            rbox('rf', Ls / n * 1.02, D + 6, 0.04, wd, 0.004, 1, (sx * W * (1 - t), D / 2 - 2, Hw + Rf * t + 0.08), (0, sx * a, 0))
    for y in range(-1, 24, 3):
        for sx in (-1, 1):
            rbox('ps', 0.22, 0.22, Hw, wd, 0.015, 2, (sx * (W - 0.15), y, Hw / 2))
            tubes([[(sx * W, y, Hw), (0, y, Hw + Rf)]], 0.12, wd, 4)
            tubes([[(sx * (W - 0.1), y, Hw - 1.1), (sx * (W - 1.3), y, Hw)]], 0.09, wd, 4)
        rbox('tie', 2 * W, 0.2, 0.24, wd, 0.015, 2, (0, y, Hw))
        rbox('kp', 0.18, 0.18, Rf, wd, 0.01, 2, (0, y, Hw + Rf / 2))
    # open end with dusk sky and trees
    for sx in (-1, 1):
        rbox('end', 2.6, 0.1, Hw, wd2, 0.01, 1, (sx * 3.7, D, Hw / 2))
        tubes([[(sx * 2.4, D - 0.1, 0), (sx * 2.4, D - 0.1, Hw)]], 0.1, wd, 4)
    me = bpy.data.meshes.new('gab')
    me.from_pydata([(-W, D, Hw), (W, D, Hw), (0, D, Hw + Rf)], [], [(0, 1, 2)])
    obj('gab', me, mat=wd2)
    lm = petalmat('bk', '4a5a36', '7d8a50', var=0.4)
    foliage([q for i in range(8) for q in treeblobs(-9 + i * 2.6, 34 + r.uniform(-2, 2), r.uniform(3, 5), 4, i + seed * 30, 5)], lm, 4, 70, 0.4)
    plane(60, 40, pbr('grs', '5a6a38', 1), (0, 42, -0.05))
    b = emit('bulb', 'ffc48c', 30, False)
    strings([((sx * (W - 0.2), y, 3.4), (-sx * (W - 0.2), y + 1.5, 3.4)) for y in range(0, 22, 3) for sx in (-1, 1)], 16, 0.55, b, 0.03)
    for i in range(7):
        point((r.uniform(-1.5, 1.5), 1 + i * 3, 3.0), 80, 'ffbf80', 0.3)
    longtable(-1.9, -0.4, 15, chw, wood('top', 'a37a52', '7a5636', 0.35, 0.8))
    longtable(1.9, -0.4, 15, chw, bpy.data.materials['top'])
    F.dome((-4.4, 2.2, 0.9), 0.4, n=30, fs=0.22, leaves=40, leafL=1.3, fill=8, zmin=-0.4)
    obj('brl', lathe('brl', smoothprof([(0, 0), (0.26, 0), (0.32, 0.35), (0.26, 0.7), (0, 0.7)], 6), wd, 32), (-4.4, 2.2, 0))
    F.garland(lambda t: Vector((lerp(-2.4, 2.4, t), D - 0.2, Hw - 0.1)), 0.4, 40, 0.26, 90, 0.6)
    world_grad([(0, 'ffcf9a'), (0.12, 'ffc08a'), (0.3, 'd8a8a8'), (0.6, '7f8fba'), (1, '4a5f96')], 1.0)
    area((0, -3.5, 3.6), (0, 5, 1), 3, 130, 'ffe2c6')
    area((0, D - 1, 2.4), (0, 6, 1), 3, 160, 'ffc890')
    camera((0.35, -3.2, 1.75), (-0.05, 8, 1.75), 28, 2.4, focus=(-1.2, 1.5, 0.9))
    render(kind, exposure=0.55, spp=40, bloom=0.18, bthr=1.4)
elif kind == 'rooftop':
    dk = wood('plank', '6a5648', '4a3a30', 0.3, 0.6)
    for i in range(34):
        rbox('pk', 0.24, 14, 0.03, dk, 0.004, 1, (-4.1 + i * 0.25, 3, -0.015))
    bld = [pbr('bl%d' % i, c, 0.8, emis=c, emis_s=0.22) for i, c in enumerate(('3f3d5c', '4a4463', '393858'))]
    win = [emit('wn%d' % i, c, s, False) for i, (c, s) in enumerate((('ffc48c', 5), ('ffdcae', 4), ('ffb070', 6), ('cfe0ff', 4)))]
    wm = [lathe('wd%d' % i, [(0, 0), (0.16, 0)], m, 8) for i, m in enumerate(win)]
    # skyline: boxes with a grid of lit windows
    for k in range(64):
        y = r.uniform(40, 120)
        x = r.uniform(-1, 1) * y * 0.7
        w = r.uniform(4, 9)
        h = r.uniform(-4, 4) + y * 0.03 + (r.uniform(4, 9) if r.random() < 0.22 else 0)
        rbox('b', w, w, h + 40, r.choice(bld), 0, 1, (x, y, h - (h + 40) / 2))
        c = 0.95 + y * 0.004
        for a in range(int(w / c)):
            for b_ in range(9):
                if r.random() < 0.42:
                    obj('wn', r.choice(wm[:3] if r.random() < 0.85 else wm), (x - w / 2 + c * (a + 0.5), y - w / 2 - 0.05, h - 0.9 - b_ * 1.25 * c),
                            (rad(90), 0, 0), (0.9 * y / 60, 1.2 * y / 60, 1))
    for sx in range(-6, 7):
        tubes([[(sx * 0.75, 5.9, 0), (sx * 0.75, 5.9, 1.05)]], 0.018, g, 8)
    tubes([[(-5, 5.9, 1.07), (5, 5.9, 1.07)]], 0.025, g, 8)
    plane(10, 1, thin('bal', 'f4f8ff', 0.25), (0, 5.9, 0.55), (pi / 2, 0, 0))
    longtable(0, 0.2, 4.4, chg_, None, 1.0, 22)
    b = emit('bulb', 'ffc48c', 30, False)
    strings([((-3.6, y, 2.75), (3.6, y + 0.6, 2.75)) for y in (1.2, 2.6, 4.0, 5.4)], 15, 0.5, b, 0.026)
    for sx in (-1, 1):
        tubes([[(sx * 3.6, y, 0), (sx * 3.6, y, 2.8)] for y in (1.2, 3.4, 5.6)], 0.025, blk if (blk := pbr('bk', '1c1a1c', 0.4)) else None, 8)
        F.dome((sx * 2.3, 5.2, 0.7), 0.4, n=26, fs=0.22, leaves=40, leafL=1.3, fill=8, zmin=-0.3)
        obj('pot', lathe('pot', smoothprof([(0, 0), (0.2, 0), (0.26, 0.5), (0.24, 0.55)], 5), pbr('pt', 'efe6da', 0.6), 40), (sx * 2.3, 5.2, 0))
    for i in range(4):
        point((r.uniform(-0.6, 0.6), 0.8 + i * 1.3, 2.4), 18, 'ffc07a', 0.15)
    world_grad([(0, 'ff9f70'), (0.1, 'ffb088'), (0.16, 'f2a094'), (0.3, 'b489a8'), (0.5, '6a6fa4'), (1, '2c3c74')], 0.85, sunaz=(100, 2),
            glow='ff9a5a', glow_s=1.6, glow_w=0.3, clouds=0.35, cloudcol='ffb09a')
    area((-2.5, -2, 3.2), (0, 1.5, 0.8), 2.4, 60, 'ffe2c6')
    area((2.5, -1, 2), (0, 1, 0.8), 1.5, 18, 'ffd0b0')
    camera((0.75, -1.75, 1.5), (-0.1, 2.6, 1.14), 36, 1.25, focus=(0.0, 0.7, 0.85))
    render(kind, exposure=0.75, spp=40, bloom=0.16, bthr=1.4)
elif kind == 'orangery':
    ir = pbr('iron', 'f4f1ea', 0.4)
    m = pbr('tiles', 'e9e2d6', 0.18, spec=0.5)
    nt = m.node_tree
    ck = N(nt, 'ShaderNodeTexChecker')
    ck.inputs['Scale'].default_value = 1
    ck.inputs[1].default_value = hexc('efe9df')
    ck.inputs[2].default_value = hexc('b9b1a4')
    mp = N(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1.7, 1.7, 1.7)
    mp.inputs['Rotation'].default_value = (0, 0, rad(45))
    tc = N(nt, 'ShaderNodeTexCoord')
    L(nt, tc.outputs['Object'], mp.inputs[0])
    L(nt, mp.outputs[0], ck.inputs[0])
    L(nt, ck.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
    plane(40, 60, m, (0, 14, 0))
    W, H, D = (4.6, 3.0, 24)
    vault = lambda y: [(W * math.cos(a), y, H + W * 0.62 * math.sin(a)) for a in [pi * i / 24 for i in range(25)]]
    P1 = []
    P2 = []
    for y in [i * 1.5 - 3 for i in range(19)]:
        P1.append(vault(y))
        P1 += [[(sx * W, y, 0), (sx * W, y, H)] for sx in (-1, 1)]
    for i in range(0, 25, 3):
        a = pi * i / 24
        P2.append([(W * math.cos(a), -3, H + W * 0.62 * math.sin(a)), (W * math.cos(a), D, H + W * 0.62 * math.sin(a))])
    for sx in (-1, 1):
        for z in (0.75, 1.5, 2.25):
            P2.append([(sx * W, -3, z), (sx * W, D, z)])
        rbox('plinth', 0.2, D + 4, 0.5, pbr('pln', 'e6ddd0', 0.8), 0.02, 2, (sx * W, D / 2 - 2, 0.25))
        rbox('eave', 0.22, D + 4, 0.14, ir, 0.02, 2, (sx * W, D / 2 - 2, H))
    tubes(P1, 0.045, ir, 8)
    tubes(P2, 0.026, ir, 6)
    ew = []
    for x in [i * 0.92 - W for i in range(11)]:
        ew.append([(x, D, 0), (x, D, H + W * 0.62 * math.sqrt(max(0, 1 - (x / W) ** 2)))])
    for z in (0.75, 1.5, 2.25, 3.0, 3.9):
        w = W if z <= H else W * math.sqrt(max(0, 1 - ((z - H) / (W * 0.62)) ** 2))
        ew.append([(-w, D, z), (w, D, z)])
    tubes(ew, 0.032, ir, 6)
    lm = petalmat('pln1', '3f5a2c', '7f9a4c', var=0.4, trans=0.4)
    lm2 = petalmat('pln2', '54703a', '9db06a', var=0.35, trans=0.45)
    ter = pbr('ter', 'c07a52', 0.8, bump=(12, 0.2, 4))
    org = pbr('org', 'f08a24', 0.4, sss=0.2)
    bark = pbr('bark', '6a5038', 0.9)
    pot = lathe('pot', smoothprof([(0, 0), (0.2, 0), (0.27, 0.42), (0.3, 0.44), (0.3, 0.52), (0.26, 0.53)], 4), ter, 40)
    bl = []
    for sx in (-1, 1):
        for y in range(-1, 23, 3):
            x = sx * 3.7
            obj('pot', pot, (x, y, 0))
            tubes([[(x, y, 0.5), (x + 0.03, y, 1.5)]], 0.035, bark, 8)
            bl += [(x + r.uniform(-0.15, 0.15), y + r.uniform(-0.15, 0.15), 1.85 + r.uniform(-0.12, 0.2), 0.42, 0.42, 0.42) for _ in range(4)]
            for k in range(12):
                d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()
                sphere(0.042, org, (x + d.x * 0.52, y + d.y * 0.52, 1.9 + d.z * 0.5), 14)
    foliage(bl, lm, 2, 110, 0.13)
    foliage([(sx * (4.1 + r.uniform(-0.2, 0.2)), y + r.uniform(-0.5, 0.5), r.uniform(0.2, 0.7), 0.4, 0.5, 0.35) for sx in (-1,
            1) for y in [i * 1.1 - 1 for i in range(22)]], lm2, 5, 90, 0.16)
    foliage([q for sx in (-1, 1) for i in range(9) for q in treeblobs(sx * (9 + r.uniform(0, 3)), i * 4, r.uniform(3, 5.5), 4, i + seed * 20, 5)], lm,
            3, 70, 0.42)
    foliage([q for i in range(8) for q in treeblobs(-12 + i * 3.4, 33 + r.uniform(-2, 2), r.uniform(3, 6), 4, i + seed * 30, 5)], lm, 4, 70, 0.42)
    for y in (4, 9, 14):
        F.dome((0, y, 3.7), 0.5, n=26, fs=0.24, leaves=60, leafL=1.4, fill=8, zmin=-0.95)
        tubes([[(0, y, 4), (0, y, H + W * 0.62)]], 0.008, ir, 5)
    plane(80, 80, pbr('gr', '6f7f48', 1), (0, 20, -0.03))
    longtable(0, 0.4, 15, chwhite, None, 1.05, 22)
    world_grad([(0, 'fff1dc'), (0.14, 'fdf0e0'), (0.3, 'e4eaf2'), (0.6, 'b8d0ec'), (1, '8fb4e4')], 1.05, clouds=0.6, cloudcol='ffffff')
    sun(55, 34, 4.2, 'fff0d4', 1.5)
    area((-2, -4, 3), (0, 3, 1), 4, 90, 'fff6ea')
    camera((0.95, -1.9, 1.7), (-0.25, 7, 1.7), 30, 2.6, focus=(0, 1.4, 0.9))
    render(kind, exposure=-0.22, spp=40, bloom=0.1, bthr=1.5, warm=(1.0, 1, 1.02))
elif kind == 'courtyard':
    st = pbr('stucco', 'ecdfca', 0.95, bump=(5, 0.4, 7, 'noise', 0.04))
    ter = pbr('ter', 'b8744c', 0.55, bump=(6, 0.2, 4))
    nt = ter.node_tree
    bk = N(nt, 'ShaderNodeTexBrick')
    bk.inputs['Scale'].default_value = 1.0
    bk.inputs['Color1'].default_value = hexc('b98a68')
    bk.inputs['Color2'].default_value = hexc('a67858')
    bk.inputs['Mortar'].default_value = hexc('8f7a66')
    bk.inputs['Mortar Size'].default_value = 0.01
    bk.inputs['Brick Width'].default_value = 0.5
    bk.inputs['Row Height'].default_value = 0.25
    tc = N(nt, 'ShaderNodeTexCoord')
    L(nt, tc.outputs['Object'], bk.inputs[0])
    L(nt, bk.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
    plane(30, 40, ter, (0, 10, 0))
    Hw = 5.2
    rf = pbr('roof', 'a85f3e', 0.8, bump=(9, 0.6, 3))

    def arcade(p0, d, n, w=2.6, hs=2.1):
        """row of arches from p0 along unit vector d"""
        d = Vector(d)
        a0 = math.atan2(d.y, d.x)
        for i in range(n):
            c = Vector(p0) + d * (w * (i + 0.5))
            R = w * 0.36
            q = 24
            mb = MB()
            lo = [(R * math.cos(pi - pi * k / q), 0, hs + R * math.sin(pi - pi * k / q)) for k in range(q + 1)]
            hi = [(lerp(-w / 2, w / 2, k / q), 0, Hw) for k in range(q + 1)]
            mb.grid([lo, hi], [[(0, 0, 0, 1)] * (q + 1)] * 2, st)
            inn = [(x, 0.4, z) for x, y, z in lo]
            mb.grid([inn, lo], [[(0, 0, 0, 1)] * (q + 1)] * 2, st)
            o = obj('ar', mb.mesh('ar'), c, (0, 0, a0))
            s = o
            for sx in (-1, 1):
                x = sx * (w / 2 + R) / 2
                rbox('pier', w / 2 - R, 0.44, hs, st, 0.02, 2, c + Vector((math.cos(a0) * x - math.sin(a0) * 0.2,
                        math.sin(a0) * x + math.cos(a0) * 0.2, hs / 2)), (0, 0, a0))
                rbox('im', w / 2 - R + 0.08, 0.52, 0.1, st, 0.02, 2, c + Vector((math.cos(a0) * x - math.sin(a0) * 0.2,
                        math.sin(a0) * x + math.cos(a0) * 0.2, hs)), (0, 0, a0))
            point(c + Vector((-math.sin(a0) * 1.3, math.cos(a0) * 1.3, 1.9)), 15, 'ffcf9f', 0.3)
        e = Vector(p0) + d * (w * n / 2)
        rbox('rf', w * n + 1, 1.3, 0.16, rf, 0.03, 2, e + Vector((math.sin(a0) * 0.3, -math.cos(a0) * 0.3, Hw + 0.1)), (rad(10), 0, a0))
    arcade((-6, 18, 0), (1, 0, 0), 5, 2.4)
    arcade((-6, -3, 0), (0, 1, 0), 8)
    arcade((6, 18, 0), (0, -1, 0), 8)
    plane(16, 6, pbr('bw', 'dcc6a8', 0.95), (0, 20.2, 3), (pi / 2, 0, 0))
    plane(26, 6, pbr('bw', 'dcc6a8', 0.95), (-8.2, 8, 3), (pi / 2, 0, pi / 2))
    plane(26, 6, pbr('bw', 'dcc6a8', 0.95), (8.2, 8, 3), (pi / 2, 0, -pi / 2))
    lm = petalmat('olv', '5f7050', '9aa884', var=0.35, trans=0.3)
    bark = pbr('bark', '6a5644', 0.95, bump=(8, 0.8, 5))
    bl = []
    for x, y in ((-3.6, 13), (3.7, 14.5)):
        obj('ptw', lathe('ptw', [(0, 0.0), (0.75, 0), (0.78, 0.45), (0.7, 0.5), (0, 0.46)], st, 48), (x, y, 0))
        tubes([[(x, y, 0.4), (x + 0.1, y, 1.3), (x - 0.15, y + 0.1, 2.4)], [(x + 0.1, y, 1.3), (x + 0.6, y, 2.3)]], 0.14, bark, 10, 0.07)
        bl += [(x + r.uniform(-1, 1), y + r.uniform(-0.8, 0.8), 2.9 + r.uniform(-0.5, 0.7), 0.7, 0.7, 0.5) for _ in range(9)]
    foliage(bl, lm, 2, 190, 0.14)
    bou = petalmat('bou', P['a'][0], P['a'][1], var=0.3, trans=0.4)
    gr = petalmat('bg', '4a5f30', '7f9450', var=0.35, trans=0.3)
    for sx in (-1, 1):
        bl = [(sx * 5.85 + r.uniform(-0.12, 0.12), y + r.gauss(0, 0.5), r.uniform(2.6, 5.2), 0.34, 0.4, 0.35) for y in (3.0, 8.2,
                13.4) for _ in range(9)]
        foliage(bl, gr, 4, 70, 0.13)
        foliage(bl, bou, 5, 60, 0.1)
    longtable(0, 0.2, 10.6, chw, wood('top', 'b08a62', '8a6642', 0.4, 0.8), 1.05, 22)
    b = emit('bulb', 'ffc48c', 30, False)
    strings([((-5.8, y, 4.3), (5.8, y + 1.2, 4.3)) for y in (1, 3.6, 6.2, 8.8, 11.4, 14)], 18, 0.8, b, 0.032)
    for i in range(5):
        point((r.uniform(-0.8, 0.8), 1 + i * 2.3, 3.0), 40, 'ffc07a', 0.2)
    for sx in (-1, 1):
        for y in (0.5, 4, 8):
            C.pillar(sx * 5.2, y, 0, 0.07, 0.3, light=False)
            C.pillar(sx * 5.0, y + 0.25, 0, 0.06, 0.2, light=False)
            F.dome((sx * 4.9, y + 1.9, 0.65), 0.3, n=18, fs=0.18, leaves=30, leafL=1.3, fill=5, zmin=-0.2)
            obj('pt', bpy.data.meshes.get('ptt') or lathe('ptt', smoothprof([(0, 0), (0.18, 0), (0.26, 0.4), (0.24, 0.5)], 5), ter, 36), (sx * 4.9,
                    y + 1.9, 0))
    world_grad([(0, 'ffc29a'), (0.12, 'ffb590'), (0.3, 'c8a0b4'), (0.55, '6a7cb4'), (1, '35508e')], 0.8, clouds=0.3, cloudcol='ffc0a8')
    sun(150, 24, 1.6, 'ffb27a', 3)
    area((-2.5, -3, 3.6), (0, 2, 0.8), 2.8, 90, 'ffe6cc')
    camera((0.75, -2.3, 1.75), (-0.1, 5, 1.55), 30, 2.2, focus=(0, 0.9, 0.9))
    render(kind, exposure=0.5, spp=40, bloom=0.16, bthr=1.4)
elif kind == 'loft':
    # brick loft with steel windows, concrete floor and hanging bulbs
    bm = pbr('brick', 'a8664a', 0.9, bump=(30, 0.3, 4))
    nt = bm.node_tree
    bk = N(nt, 'ShaderNodeTexBrick')
    bk.inputs['Scale'].default_value = 1.0
    bk.inputs['Color1'].default_value = hexc('a9694c')
    bk.inputs['Color2'].default_value = hexc('8a4f38')
    bk.inputs['Mortar'].default_value = hexc('b8a898')
    bk.inputs['Mortar Size'].default_value = 0.008
    bk.inputs['Brick Width'].default_value = 0.26
    bk.inputs['Row Height'].default_value = 0.085
    tc = N(nt, 'ShaderNodeTexCoord')
    L(nt, tc.outputs['Object'], bk.inputs[0])
    L(nt, bk.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
    plane(30, 50, pbr('conc', 'a39b92', 0.28, bump=(2, 0.1, 6)), (0, 12, 0))
    W, D, H = (4.8, 20, 4.6)
    ir = pbr('iron', '1e1c1e', 0.45)
    win = emit('dusk', 'ffdcb4', 2.4)
    plane(2 * W, H, bm, (0, D, H / 2), (pi / 2, 0, 0))
    for sx in (-1, 1):
        y = -3.0
        while y < D:
            plane(1.0, H, bm, (sx * W, y, H / 2), (pi / 2, 0, sx * -pi / 2))
            plane(2.2, 0.9, bm, (sx * W, y + 1.6, 0.45), (pi / 2, 0, sx * -pi / 2))
            plane(2.2, 0.7, bm, (sx * W, y + 1.6, H - 0.35), (pi / 2, 0, sx * -pi / 2))
            plane(2.2, 3.0, win if sx < 0 else emit('duskr', 'e8c8c4', 0.9), (sx * (W + 0.2), y + 1.6, 2.4), (pi / 2, 0, sx * -pi / 2))
            tubes([[(sx * W, y + 0.5 + 0.55 * k, 0.9), (sx * W, y + 0.5 + 0.55 * k, 3.9)] for k in range(5)] + [[(sx * W, y + 0.5, 0.9 + 0.6 * k), (sx * W, y + 2.7, 0.9 + 0.6 * k)] for k in range(6)], 0.028, ir, 6)
            y += 3.2
    plane(2 * W, D + 8, pbr('ceil', 'd8cfc4', 0.9), (0, D / 2 - 2, H), (pi, 0, 0))
    for y in range(-2, 21, 3):
        rbox('beam', 2 * W, 0.26, 0.34, wood('bm', '6e4e34', '4a3220', 0.5, 0.5) if y == -2 else bpy.data.materials['bm'], 0.02, 2, (0, y, H - 0.17))
        for sx in (-1, 1):
            tubes([[(sx * 2.9, y, 0), (sx * 2.9, y, H)]], 0.09, ir, 16)
    tubes([[(-4.2, -3, 4.1), (-4.2, D, 4.1)], [(4.2, -3, 4.0), (4.2, D, 4.0)]], 0.16, pbr('duct', (0.66, 0.65, 0.63, 1), 0.3, 1), 20)
    b = emit('bulb', 'ffc48c', 26, False)
    for i in range(54):
        x, y, z = (r.uniform(-1.7, 1.7), r.uniform(-0.2, 14), r.uniform(2.3, 3.3))
        sphere(0.045, b, (x, y, z), 16)
        tubes([[(x, y, z + 0.04), (x, y, H)]], 0.004, ir, 4)
    for i in range(7):
        point((r.uniform(-1.2, 1.2), 0.5 + i * 2.2, 2.6), 55, 'ffc890', 0.3)
    top = wood('top', 'a37a52', '7a5636', 0.35, 0.8)
    chi = chair(ir, linen('d8c8b4', 80, 0.1))
    longtable(-1.25, -0.3, 13, chi, top, 0.95, 20)
    longtable(1.25, -0.3, 13, chi, top, 0.95, 20)
    for sx in (-1, 1):
        F.dome((sx * 4.1, 1.6, 1.1), 0.42, n=30, fs=0.24, leaves=50, leafL=1.4, fill=8, zmin=-0.6)
        obj('pot', lathe('pt%d' % sx, smoothprof([(0, 0), (0.24, 0), (0.3, 0.6), (0.28, 0.7)], 5), pbr('ptm', '4a4644', 0.6), 40), (sx * 4.1, 1.6, 0))
    F.garland(lambda t: Vector((lerp(-2.6, 2.6, t), D - 0.25, 3.1 - 0.3 * math.sin(pi * t))), 0.5, 40, 0.28, 90, 0.6)
    world_color('c8b4a8', 0.5)
    area((0, -3.4, 3.4), (0, 5, 1), 3, 110, 'ffe6d0')
    camera((0.1, -3.0, 1.75), (-0.15, 8, 1.7), 28, 2.6, focus=(-0.8, 1.6, 0.9))
    render(kind, exposure=0.35, spp=40, bloom=0.16, bthr=1.4)
elif kind == 'gallery':
    # museum hall: white walls, large framed pictures (ART), skylight, round tables
    plane(30, 50, wood('par', 'b08a60', '8e6c48', 0.22, 0.5), (0, 12, 0))
    W, D, H = (5.4, 18, 5.0)
    wl = pbr('wall', TONE[pal]['bg'], 0.9)
    for sx in (-1, 1):
        plane(D + 8, H, wl, (sx * W, D / 2 - 2, H / 2), (pi / 2, 0, sx * -pi / 2))
        rbox('sk', 0.04, D + 8, 0.2, pbr('skm', 'f6f2ea', 0.5), 0.01, 1, (sx * (W - 0.02), D / 2 - 2, 0.1))
        rbox('co', 0.16, D + 8, 0.16, pbr('com', 'f6f2ea', 0.5), 0.03, 2, (sx * (W - 0.06), D / 2 - 2, H - 0.1))
    plane(2 * W, H, wl, (0, D, H / 2), (pi / 2, 0, 0))
    for sx in (-1, 1):
        rbox('ce', 2.9, D + 8, 0.1, pbr('cem', 'f6f2ea', 0.8), 0, 1, (sx * 4.2, D / 2 - 2, H + 0.05))
    plane(5.6, D + 8, emit('sky', 'fdf6ea', 2.6), (0, D / 2 - 2, H + 0.5), (pi, 0, 0))
    tubes([[(x, -4, H + 0.1), (x, D, H + 0.1)] for x in (-2.75, -1.4, 0, 1.4, 2.75)] + [[(-2.75, y, H + 0.1), (2.75, y, H + 0.1)] for y in range(-3, 19, 2)], 0.035, pbr('ir', 'f4f1ea', 0.4), 6)

    def framed(i, x, y, z, w, h, rot):
        e = link(bpy.data.objects.new('fr', None))
        e.location = (x, y, z)
        e.rotation_euler = (pi / 2, 0, rot)
        for a_, b_, dx, dy in ((w + 0.16, 0.08, 0, h / 2), (w + 0.16, 0.08, 0, -h / 2), (0.08, h, w / 2 + 0.04, 0), (0.08, h, -w / 2 - 0.04, 0)):
            rbox('f', a_, b_, 0.07, g, 0.012, 3, (dx, dy, 0)).parent = e
        n0 = set(bpy.data.objects)
        printed(art(i), w, h, (0, 0, 0.0), 0, 0, rough=0.5)
        for o in set(bpy.data.objects) - n0:
            o.parent = e
    k = 0
    for y, w, h in ((1.6, 2.0, 1.5), (4.9, 1.4, 1.9), (8.2, 2.2, 1.6), (11.6, 1.5, 1.9), (15, 2.2, 1.6)):
        framed(k, -W + 0.06, y, 2.5, w, h, pi / 2)
        framed(k + 1, W - 0.06, y + 0.4, 2.5, w, h, -pi / 2)
        k += 2
    framed(k, 0, D - 0.06, 2.6, 3.2, 2.2, 0)
    k = 0
    for y in (1.9, 5.6, 9.4, 13.2):
        for x in (-2.6, 2.6):
            roundtable(x, y + (0.6 if x > 0 else 0), chg_, y < 6, k % 2 == 0)
            k += 1
    F.dome((0, 16.4, 1.3), 0.5, n=30, fs=0.3, leaves=60, leafL=1.4, fill=8, zmin=-0.5)
    obj('plin', lathe('plin', [(0, 0.9), (0.4, 0.9), (0.4, 0.9), (0.4, 0)], pbr('plm', 'f6f2ea', 0.5), 4), (0, 16.4, 0), (0, 0, pi / 4))
    area((0, -4, 3.6), (0, 5, 1), 3.5, 90, 'fff2e2')
    world_color('efe8de', 0.45)
    camera((0.35, -3.4, 1.75), (-0.1, 8, 1.85), 28, 2.8, focus=(-1.5, 3, 1.1))
    render(kind, exposure=-0.05, spp=40, bloom=0.1, bthr=1.4)
elif kind == 'restaurant':
    # private dining room: panelled wall, banquette, pendant lamps and small tables
    wc = {'blush': '5e6b58', 'sage': '5e6b58', 'navy': '33425f', 'winter': '2f4a3c', 'terracotta': '8a4f38', 'berry': '5a2c3c'}.get(pal, '5a6458')
    wl = pbr('wall', wc, 0.55, coat=0.1)
    plane(16, 12, wood('fl', '7a583c', '57402a', 0.3, 0.5), (0, 3, 0))
    plane(16, 4, wl, (0, 4.4, 2), (pi / 2, 0, 0))
    for i in range(12):
        x = -6.6 + i * 1.2
        for a_, b_, dx, dz in ((0.9, 0.035, 0, 0.62), (0.9, 0.035, 0, -0.62), (0.035, 1.24, 0.45, 0), (0.035, 1.24, -0.45, 0)):
            rbox('mo', a_, 0.03, b_, wl, 0.01, 2, (x + dx, 4.38, 2.05 + dz))
    rbox('rail', 16, 0.05, 0.06, wl, 0.015, 2, (0, 4.36, 1.25))
    lea = pbr('lea', TONE[pal]['nap'], 0.55, coat=0.15, bump=(120, 0.15, 4))
    rbox('seat', 13, 0.6, 0.16, lea, 0.06, 4, (0, 3.95, 0.42))
    rbox('base', 13, 0.56, 0.34, wl, 0.01, 1, (0, 3.98, 0.17))
    for i in range(26):
        rbox('bk', 0.48, 0.14, 0.5, lea, 0.055, 4, (-6.2 + 0.5 * i, 4.28, 0.78), (rad(-6), 0, 0))
    top = wood('top', '8e6642', '684628', 0.25, 1.2)
    for i, x in enumerate((-3.0, -1.5, 0.0, 1.5, 3.0)):
        for row, y in enumerate((3.2, 1.1)):
            xx = x + (0.75 if row else 0)
            if row and i == 4:
                continue
            rbox('tt', 0.8, 0.8, 0.04, top, 0.01, 3, (xx, y, 0.74))
            tubes([[(xx, y, 0), (xx, y, 0.73)]], 0.035, pbr('irn', '1e1c1e', 0.45), 12)
            obj('ft', bpy.data.meshes.get('ft') or lathe('ft', [(0, 0.02), (0.24, 0.012), (0.25, 0)], pbr('irn2', '1e1c1e', 0.45), 40), (xx, y, 0))
            for sy in (-1, 1):
                obj('cg', chg, (xx, y + sy * 0.24, 0.76))
                obj('pl', pl, (xx, y + sy * 0.24, 0.77))
                rbox('np', 0.07, 0.15, 0.012, nap, 0.004, 2, (xx, y + sy * 0.24, 0.797))
                obj('wg', wg, (xx + 0.2, y + sy * 0.12, 0.76))
                obj('wg', wg, (xx - 0.2, y - sy * 0.1, 0.76), scale=0.88)
                for dx in (-0.19, 0.19):
                    rbox('ck', 0.009, 0.2, 0.004, g, 0.002, 1, (xx + dx, y + sy * 0.26, 0.764))
            F.dome((xx, y, 0.85), 0.085, n=12, fs=0.1, leaves=12, leafL=1.4, fill=3, small=4, zmin=-0.1)
            C.votive(xx + 0.12, y + 0.04, 0.76, light=False)
            C.taper(xx - 0.13, y - 0.02, 0.76, 0.22, 0.08, light=False)
            obj('ch', chw, (xx, y - 0.75, 0), (0, 0, 0))
            if row:
                obj('ch', chw, (xx, y + 0.75, 0), (0, 0, pi))
            z = 1.95
            obj('sh', bpy.data.meshes.get('shd') or lathe('shd', smoothprof([(0.03, 0.2), (0.05, 0.17), (0.16, 0.05), (0.2, 0)], 5), g, 48), (xx, y, z))
            sphere(0.055, bpy.data.materials.get('lamp') or emit('lamp', 'ffd8a4', 14), (xx, y, z + 0.03), 18)
            tubes([[(xx, y, z + 0.2), (xx, y, 4)]], 0.006, pbr('crd', '1e1c1e', 0.45), 5)
            point((xx, y, z - 0.06), 22, 'ffc890', 0.08)
    for sx in (-1, 1):
        F.dome((sx * 4.6, 2.4, 1.2), 0.45, n=28, fs=0.24, leaves=60, leafL=1.5, fill=8, zmin=-0.6)
        obj('pot', lathe('pr%d' % sx, smoothprof([(0, 0), (0.2, 0), (0.28, 0.6), (0.26, 0.75)], 5), pbr('ptm', 'efe6da', 0.5), 40), (sx * 4.6, 2.4, 0))
    for x in (-4.2, -1.4, 1.4, 4.2):
        sphere(0.09, bpy.data.materials['lamp'], (x, 4.2, 2.1), 20)
        obj('arm', bpy.data.meshes.get('arm') or lathe('arm', [(0, 0), (0.06, 0), (0.05, 0.02), (0, 0.02)], g, 32), (x, 4.37, 2.0), (rad(90), 0, 0))
        point((x, 4.0, 2.1), 14, 'ffc890', 0.1)
    area((-2.6, -2.6, 3.0), (0, 2.5, 0.8), 2.6, 80, 'ffe8d2')
    world_color('6a5a50', 0.5)
    camera((0.9, -1.9, 1.55), (-0.1, 3.2, 1.1), 34, 2.4, focus=(0.3, 1.2, 0.9))
    render(kind, exposure=0.45, spp=40, bloom=0.14, bthr=1.4)
