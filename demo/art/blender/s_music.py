"""Music still lifes:  kind(violin|drums|quartet|dancefloor|trumpet|records) palette seed"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('violin', 'blush', 3)
reset()
F = Florals(pal, seed, res=8)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
chrome = pbr('chrome', (0.8, 0.78, 0.75, 1), 0.14, 1)
brass = pbr('brass', (0.8, 0.58, 0.3, 1), 0.18, 1)
blk = pbr('blk', '161416', 0.35, coat=0.2)

def empty(loc, rot=(0, 0, 0)):
    e = link(bpy.data.objects.new('e', None))
    e.location = loc
    e.rotation_euler = rot
    return e

def violin(e, s=1):
    """body in the x-z plane of the empty, belly towards -y"""
    hw = smoothprof([(0.0, 0), (0.07, 0.006), (0.1, 0.06), (0.085, 0.115), (0.058, 0.16), (0.058, 0.19), (0.072, 0.23), (0.082, 0.28), (0.06, 0.335), (0.0, 0.352)], 7)
    out = [(w * s, z * s) for w, z in hw] + [(-w * s, z * s) for w, z in hw[::-1]][1:-1]
    top = wood('spruce', 'b5622c', '8a3f18', 0.18, 2)
    side = wood('maple', '7a3a18', '54240e', 0.2, 2)
    n = len(out)
    c = (0, 0.17 * s)
    mb = MB()
    for m, sgn, y0 in ((top, -1, 0), (side, 1, 0.032 * s)):
        mb.grid([[(c[0] + (x - c[0]) * k, y0 + sgn * 0.013 * s * (1 - k * k), c[1] + (z - c[1]) * k) for x, z in out] for k in (1, 0.93, 0.8, 0.6, 0.35, 0.0)], [[(0, 0, 0, 1)] * n] * 6, m, True)
    mb.grid([[(x * 0.985, 0, z) for x, z in out], [(x * 0.985, 0.032 * s, z) for x, z in out]], [[(0, 0, 0, 1)] * n] * 2, side, True)
    mb.tube([(x, -0.001, z) for x, z in out] + [(out[0][0], -0.001, out[0][1])], 0.0022 * s, 0.0022 * s, side, 6)
    obj('vb', mb.mesh('vb')).parent = e
    eb = pbr('ebony', '1a1311', 0.3, coat=0.3)
    parts = [rbox('nk', 0.022 * s, 0.02 * s, 0.16 * s, side, 0.006 * s, 3, (0, -0.002 * s, 0.42 * s)), rbox('fb', 0.026 * s, 0.006 * s, 0.29 * s, eb, 0.002 * s, 2, (0, -0.026 * s, 0.36 * s), (rad(-3), 0, 0)),
             rbox('tp', 0.034 * s, 0.006 * s, 0.1 * s, eb, 0.003 * s, 3, (0, -0.024 * s, 0.075 * s), (rad(4), 0, 0)), rbox('bd', 0.046 * s, 0.006 * s, 0.034 * s, pbr('bridge', 'e2bd84', 0.5), 0.002 * s, 2, (0, -0.028 * s, 0.17 * s), (rad(90), 0, 0)),
             rbox('pb', 0.022 * s, 0.02 * s, 0.07 * s, side, 0.005 * s, 3, (0, 0.004 * s, 0.53 * s), (rad(12), 0, 0)), torus(0.013 * s, 0.007 * s, side, (0, 0.014 * s, 0.575 * s), (0, rad(90), 0)),
             sphere(0.03 * s, eb, (-0.045 * s, -0.028 * s, 0.035 * s), 24, scale=(1.3, 0.35, 0.8))]
    for k in range(4):
        x = (k - 1.5) * 0.0058 * s
        parts.append(tubes([[(x * 1.3, -0.03 * s, 0.12 * s), (x * 1.4, -0.046 * s, 0.17 * s), (x, -0.032 * s, 0.49 * s), (x * 0.8, -0.012 * s, 0.53 * s)]], 0.0005 * s, chrome, 5))
        sx = 1 if k % 2 else -1
        parts.append(tubes([[(sx * 0.008 * s, -0.002 * s, (0.515 + 0.013 * k) * s), (sx * 0.032 * s, -0.002 * s, (0.515 + 0.013 * k) * s)]], 0.0035 * s, eb, 10))
        parts.append(sphere(0.007 * s, eb, (sx * 0.036 * s, -0.002 * s, (0.515 + 0.013 * k) * s), 14, scale=(0.6, 1, 1.2)))
    for sx in (-1, 1):
        hole = tubes([[(sx * 0.03 * s, -0.0125 * s, 0.205 * s), (sx * 0.036 * s, -0.0115 * s, 0.19 * s), (sx * 0.042 * s, -0.0105 * s, 0.165 * s), (sx * 0.05 * s, -0.0085 * s, 0.14 * s), (sx * 0.046 * s, -0.009 * s, 0.13 * s)]], 0.0022 * s, pbr('hole', '0c0604', 1), 8)
        parts.append(hole)
    for o in parts:
        o.parent = e

def bow(e, L_=0.72):
    for o in (tubes([[(0, 0, 0), (0.0, 0.006, L_ * 0.5), (0, 0, L_)]], 0.004, wood('bow', '5a2a14', '3c1a0c', 0.25, 3), 10, 0.003), tubes([[(0, -0.018, 0.05), (0, -0.016, L_ - 0.01)]], 0.0025, pbr('hairb', 'f4ead6', 0.5), 6), rbox('frog', 0.01, 0.022, 0.045, pbr('fr', '1a1311', 0.3, coat=0.3), 0.003, 2, (0, -0.011, 0.045)), rbox('tip', 0.007, 0.02, 0.014, pbr('ti', 'f4ead6', 0.4), 0.002, 2, (0, -0.009, L_))):
        o.parent = e

def stand(x, y, rot=0, h=1.15, sheet=True):
    e = empty((x, y, 0), (0, 0, rot))
    o = tubes([[(0, 0, 0.12), (0, 0, h)]] + [[(0, 0, 0.16), (0.26 * math.cos(a), 0.26 * math.sin(a), 0.0)] for a in (0.5, 2.6, 4.7)], 0.011, blk, 10)
    o.parent = e
    d = rbox('desk', 0.48, 0.32, 0.008, wood('dsk', 'a87a4e', '7e5632', 0.4, 1.5), 0.004, 2, (0, -0.02, h + 0.1), (rad(68), 0, 0))
    d.parent = e
    o = rbox('lip', 0.48, 0.05, 0.008, blk, 0.003, 2, (0, -0.105, h - 0.04), (rad(-18), 0, 0))
    o.parent = e
    if sheet:
        pm = pbr('sheet', 'fbf7ee', 0.8)
        ink = pbr('ink', '2a2422', 0.8)
        for sx in (-1, 1):
            p = empty((sx * 0.115, -0.03, h + 0.1), (rad(68), 0, 0))
            p.parent = e
            plane(0.22, 0.29, pm, (0, 0, 0.006)).parent = p
            for k in range(6):
                for q in range(5):
                    plane(0.19, 0.0009, ink, (0, 0.115 - 0.045 * k - 0.0045 * q, 0.0066)).parent = p
                for q in range(9):
                    if r.random() < 0.85:
                        plane(0.0055, 0.0042, ink, (-0.085 + 0.021 * q, 0.115 - 0.045 * k - 0.0045 * r.randrange(5), 0.0068)).parent = p
                        plane(0.0011, 0.017, ink, (-0.0825 + 0.021 * q, 0.122 - 0.045 * k - 0.009, 0.0068)).parent = p
    return e
if kind == 'violin':
    plane(6, 3, wood('tb', '6a4a34', '4a3020', 0.35, 0.7), (0, 0.6, 0))
    vel = pbr('velvet', T['enamel'], 0.95, sheen=1, bump=(400, 0.3, 2))
    rbox('case', 0.92, 0.36, 0.05, vel, 0.022, 4, (0, 0.1, 0.026), (0, 0, rad(4)))
    e = empty((-0.34, 0.16, 0.086), (rad(-90), rad(0), rad(-82)))
    violin(e, 1.12)
    b = empty((-0.34, -0.06, 0.064), (rad(-90), 0, rad(-84)))
    bow(b, 0.74)
    F.dome((0.36, 0.36, 0.06), 0.14, n=20, fs=0.13, leaves=24, leafL=1.4, fill=6, zmin=-0.1)
    F.dome((-0.46, 0.38, 0.05), 0.13, n=18, fs=0.13, leaves=22, leafL=1.4, fill=5, zmin=-0.1)
    F.put(F.hero[0], Vector((0.3, -0.1, 0.03)), Vector((0.2, -0.5, 0.8)), 0.1)
    F.put(F.leaves[0], Vector((0.28, -0.1, 0.02)), Vector((-0.6, -0.3, 0.2)), 0.16)
    C = Candles(0.4)
    for x, y in ((0.16, 0.44), (-0.2, 0.5), (0.52, 0.14)):
        C.votive(x, y, 0)
    petals(F, 7, (-0.3, 0.25), (-0.24, -0.14))
    evening(r, 12, k=0.75)
    camera((0.06, -0.62, 0.92), (0.0, 0.12, 0.05), 48, 2.6, focus=(0.0, 0.12, 0.09))
    render(kind, exposure=0.5, spp=40, bloom=0.12)
elif kind == 'drums':
    plane(12, 10, wood('fl', '5a4030', '3c2a1e', 0.25, 0.5), (0, 2, 0))
    rug = pbr('rug', T['nap'], 0.95, bump=(120, 0.6, 3))
    obj('rug', lathe('rug', [(0, 0.012), (1.15, 0.012), (1.17, 0.0)], rug, 72), (0, 0.3, 0))
    shell = pbr('shell', T['enamel'], 0.22, coat=0.8)
    skin = pbr('skin', 'f4efe6', 0.5)

    def drum(x, y, z, R, h, rot, legs=()):
        e = empty((x, y, z), rot)
        for me in (lathe('ds%g' % R, [(R, -h / 2), (R, -h / 2), (R, h / 2), (R, h / 2)], shell, 80), lathe('dk%g' % R, [(0, h / 2 + 0.002), (R * 0.97, h / 2 + 0.002)], skin, 64), lathe('db%g' % R, [(0, -h / 2 - 0.002), (R * 0.97, -h / 2 - 0.002)], skin, 64)):
            obj('dr', me).parent = e
        for zz in (-h / 2, h / 2):
            torus(R * 1.01, 0.011, chrome, (0, 0, zz)).parent = e
        for k in range(8):
            a = 2 * pi * k / 8
            tubes([[(R * 1.02 * math.cos(a), R * 1.02 * math.sin(a), -h / 2), (R * 1.02 * math.cos(a), R * 1.02 * math.sin(a), h / 2)]], 0.006, chrome, 8).parent = e
        return e

    def cymbal(x, y, z, R, tilt=14):
        obj('cy', lathe('cy%g' % R, [(0, 0.035), (0.03, 0.034), (0.05, 0.02), (R * 0.5, 0.012)] + [(R * (0.5 + 0.5 * k / 24), 0.012 - 0.012 * (k / 24) + 0.0008 * (k % 2)) for k in range(1, 25)] + [(R, -0.002), (0.04, 0.016), (0, 0.03)], brass, 90), (x, y, z), (rad(tilt), rad(6), 0))
        tubes([[(x, y, 0.02), (x, y, z + 0.05)]] + [[(x, y, 0.4), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.015)] for a in (0.4, 2.5, 4.6)], 0.011, chrome, 10)
    drum(0, 0.3, 0.33, 0.3, 0.42, (rad(90), 0, 0))
    obj('logo', lathe('logo', [(0, 0), (0.1, 0)], pbr('lg', P['b'][0], 0.6), 48), (0, 0.3 - 0.214, 0.33), (rad(90), 0, 0))
    F.dome((0.0, 0.07, 0.07), 0.1, n=14, fs=0.13, leaves=20, leafL=1.5, fill=4, zmin=-0.1)
    drum(-0.2, 0.34, 0.82, 0.16, 0.2, (rad(18), rad(-8), 0))
    drum(0.2, 0.34, 0.82, 0.17, 0.22, (rad(18), rad(8), 0))
    drum(0.62, 0.55, 0.42, 0.21, 0.38, (rad(6), 0, 0))
    drum(-0.55, 0.6, 0.6, 0.18, 0.14, (rad(8), 0, 0))
    tubes([[(-0.55, 0.6, 0.02), (-0.55, 0.6, 0.55)]] + [[(0.62 + 0.21 * math.cos(a), 0.55 + 0.21 * math.sin(a), 0.45), (0.62 + 0.24 * math.cos(a), 0.55 + 0.24 * math.sin(a), 0.01)] for a in (0.3, 2.4, 4.5)] + [[(sx * 0.28, 0.2, 0.3), (sx * 0.42, 0.1, 0.01)] for sx in (-1, 1)] + [[(0, 0.3, 0.62), (0, 0.34, 0.78)]], 0.011, chrome, 10)
    cymbal(-0.66, 0.35, 1.16, 0.24, 16)
    cymbal(0.68, 0.4, 1.22, 0.27, 18)
    cymbal(-0.92, 0.6, 0.82, 0.18, 3)
    for sx in (-1, 1):
        F.dome((sx * 1.25, 0.75, 0.55), 0.24, n=26, fs=0.2, leaves=40, leafL=1.4, fill=8, zmin=-0.4)
        obj('pot', lathe('pot', smoothprof([(0, 0), (0.14, 0), (0.18, 0.3), (0.16, 0.36)], 5), pbr('ptm', 'efe6da', 0.6), 40), (sx * 1.25, 0.75, 0))
    cur = pbr('cur', '4a1f28', 0.85, sheen=0.8)
    mb = MB()
    mb.grid([[(lerp(-5, 5, i / 239), 2.4 + 0.09 * math.sin(i * 0.62) + 0.03 * math.sin(i * 1.4), z) for i in range(240)] for z in (0, 1.5, 3, 4.5)], [[(0, 0, 0, 1)] * 240] * 4, cur)
    obj('cur', mb.mesh('cur'))
    b = emit('bulb', 'ffbe8c', 22, False)
    for i in range(15):
        bulbs([Vector((-3.2 + 0.46 * i, 2.25, 2.9 - 0.2 * k)) for k in range(13)], b, 0.013, 0.02, r)
    spot((-2.2, -1.5, 3.4), (0, 0.3, 0.5), 420, 'ffe2c0', 34, 0.6, 0.2)
    spot((2.4, -0.8, 3.2), (0, 0.3, 0.6), 240, 'ffb0a0', 34, 0.6, 0.2)
    spot((0, 2.0, 3.4), (0, 0.2, 0.5), 260, 'ffd0a0', 50, 0.6, 0.2)
    area((0, -2.6, 2.0), (0, 0.4, 0.6), 2, 30, 'ffe6d0')
    world_color('3a2a2a', 0.5)
    camera((0.75, -2.9, 1.25), (0.0, 0.35, 0.68), 48, 2.4, focus=(0, 0.15, 0.6))
    render(kind, exposure=0.5, spp=40, bloom=0.14)
elif kind == 'quartet':
    gm = petalmat('grass', '46592a', '7f9446', var=0.3)
    lawn(-4.5, 4.5, -1.6, 9, gm, 16, seed, 0.06, groundc='4a5a2a')
    ch = chair(pbr('chg', (0.78, 0.6, 0.4, 1), 0.3, 1), linen('fbf7f0', 60, 0.1))
    for k, (x, y, a) in enumerate(((-1.35, 0.9, -0.75), (-0.5, 1.5, -0.25), (0.5, 1.5, 0.25), (1.35, 0.9, 0.75))):
        obj('ch', ch, (x, y, 0.02), (0, 0, pi + a))
        d = Vector((-math.sin(a), -math.cos(a), 0))
        d = Vector((-x, -1.2, 0)).normalized()
        stand(x + d.x * 0.62, y + d.y * 0.62, math.atan2(d.y, d.x) + pi / 2 + pi, 0.95)
        if k < 3:
            e = empty((x - 0.02, y + 0.02, 0.52), (rad(-76), 0, rad(100 + 40 * k)))
            violin(e, 1.05)
    # cello leaning on the fourth chair
    e = empty((1.5, 0.62, 0.1), (rad(-16), rad(-6), rad(-30)))
    violin(e, 2.1)
    for x, y, z in ((-2.2, 1.4, 0.62), (2.3, 1.5, 0.62)):
        F.dome((x, y, z + 0.25), 0.32, n=30, fs=0.22, leaves=44, leafL=1.4, fill=8, zmin=-0.4)
        obj('urn', lathe('urn', smoothprof([(0, 0), (0.16, 0), (0.14, 0.04), (0.07, 0.12), (0.08, 0.24), (0.2, 0.42), (0.22, 0.6)], 5), pbr('urnm', 'ece4d8', 0.7), 48), (x, y, 0.02))
    lm = petalmat('bk', '4a5f30', '86984e', var=0.4, trans=0.35)
    foliage([q for i in range(12) for q in treeblobs(-11 + i * 2, 11 + r.uniform(-1, 1.5), r.uniform(2.6, 4.4), 3, i + seed * 30, 6)], lm, 4, 110, 0.34)
    foliage([(lerp(-7, 7, i / 20), 7.4 + r.uniform(-0.2, 0.2), r.uniform(0.3, 0.9), 0.55, 0.5, 0.5) for i in range(21)], lm, 5, 110, 0.2)
    world_grad([(0, 'ffe0b4'), (0.14, 'ffd8b0'), (0.3, 'f0d2c4'), (0.6, 'b4c0d8'), (1, '86a2cc')], 0.95, sunaz=(70, 10), glow='ffc07a', glow_s=1.6, glow_w=0.35)
    sun(62, 16, 3.2, 'ffca94', 2)
    area((-2.5, -3, 3.2), (0, 1, 0.7), 3, 110, 'fff0dc')
    camera((0.35, -3.4, 1.5), (0.0, 1.1, 0.72), 42, 2.8, focus=(0, 1.0, 0.8))
    render(kind, exposure=0.95, spp=40, bloom=0.1)
elif kind == 'dancefloor':
    m = pbr('floor', 'f4f0ea', 0.08, spec=0.6)
    nt = m.node_tree
    ck = N(nt, 'ShaderNodeTexChecker')
    ck.inputs['Scale'].default_value = 1.25
    ck.inputs[1].default_value = hexc('f4f0ea')
    ck.inputs[2].default_value = hexc('2a2226' if pal != 'white' else 'c9c0b4')
    tc = N(nt, 'ShaderNodeTexCoord')
    L(nt, tc.outputs['Object'], ck.inputs[0])
    L(nt, ck.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
    plane(9, 12, m, (0, 4, 0.0))
    plane(40, 40, pbr('out', '2a211e', 0.5), (0, 6, -0.01))
    mir = pbr('mir', 'f4f4f4', 0.03, 1)
    for x, y, z, R in ((0, 4.0, 3.1, 0.42), (-1.5, 5.4, 3.4, 0.26), (1.6, 5.0, 3.5, 0.3), (0.8, 6.6, 3.2, 0.2), (-0.9, 6.9, 3.6, 0.2)):
        me = lathe('ball%g' % R, [(R * math.sin(pi * i / 26), -R * math.cos(pi * i / 26)) for i in range(27)], mir, 44, False)
        obj('ball', me, (x, y, z))
        tubes([[(x, y, z + R), (x, y, 5.4)]], 0.008, blk, 6)
    b = emit('bulb', 'ffc48c', 26, False)
    for i in range(16):
        a0 = 2 * pi * i / 16
        bulbs(catenary((0, 4.5, 4.9), (5.2 * math.cos(a0), 4.5 + 6 * math.sin(a0), 3.0), 16, 0.35), b, 0.026, 0.02, r)
    for sx in (-1, 1):
        for k in range(5):
            y = 1.2 + 2.0 * k
            F.dome((sx * 4.3, y, 1.35), 0.34, n=24, fs=0.24, leaves=40, leafL=1.4, fill=6, zmin=-0.5, small=4)
            obj('ped', bpy.data.meshes.get('ped') or lathe('ped', smoothprof([(0, 0), (0.2, 0), (0.18, 0.05), (0.12, 0.12), (0.12, 1.0), (0.2, 1.1)], 4), pbr('pedm', 'f4eee4', 0.5), 40), (sx * 4.3, y, 0))
            C = Candles(0.6)
            C.pillar(sx * 4.0, y + 0.8, 0, 0.06, 0.3, light=False)
            C.pillar(sx * 4.15, y + 1.0, 0, 0.05, 0.2, light=False)
    cur = pbr('cur', 'e8dccb', 0.85, sheen=0.6)
    mb = MB()
    mb.grid([[(lerp(-8, 8, i / 239), 11.2 + 0.16 * math.sin(i * 0.55) + 0.05 * math.sin(i * 1.3), z) for i in range(240)] for z in (0, 2, 4, 6)], [[(0, 0, 0, 1)] * 240] * 4, cur)
    obj('cur', mb.mesh('cur'))
    tint = {'lilac': 'b48cff', 'berry': 'ff7a9a', 'magenta': 'ff6aa8', 'navy': '7fb4ff'}.get(pal, 'ffb27a')
    for x in (-3, 0, 3):
        spot((x, 10.2, 0.2), (x * 0.9, 11.2, 4), 260, tint, 70, 0.8, 0.2)
    for k in range(90):
        a, q = (r.random() * 6.28, r.uniform(0.6, 4.2))
        plane(0.09, 0.05, emit('fl', 'fff0d8', 2.2, False) if k == 0 else bpy.data.materials['fl'], (q * math.cos(a), 4 + 1.2 * q * math.sin(a), 0.003), (0, 0, a))
    for i in range(6):
        point((r.uniform(-3, 3), 1 + i * 1.8, 3.6), 60, 'ffc890', 0.3)
    area((0, -4, 3.4), (0, 4, 1), 3, 80, 'ffe2c6')
    world_color('2c2430', 0.5)
    camera((0.5, -3.3, 1.55), (0, 5, 1.75), 32, 2.4, focus=(0, 4, 2.2))
    render(kind, exposure=0.4, spp=40, bloom=0.18, bthr=1.4)
elif kind == 'trumpet':
    plane(6, 3, wood('tb', '7a5a40', '543a28', 0.35, 0.7), (0, 0.6, 0))
    e = empty((0.02, 0.05, 0.1), (rad(90 - 6), rad(4), rad(12)))
    y0 = 0

    def on(o):
        o.parent = e
        return o
    # tubing in the x-y plane of the empty, bell towards -x
    on(tubes([[(-0.02, 0.04, 0), (0.26, 0.04, 0), (0.31, 0.025, 0), (0.325, 0, 0), (0.31, -0.025, 0), (0.26, -0.04, 0), (-0.02, -0.04, 0)]], 0.0075, brass, 14))
    on(tubes([[(-0.02, -0.04, 0), (-0.06, -0.035, 0.0), (-0.075, -0.0, 0.0), (-0.06, 0.035, 0.0), (-0.02, 0.04, 0)]], 0.0075, brass, 14))
    on(tubes([[(0.02, 0.04, 0.012), (0.2, 0.04, 0.012), (0.42, 0.042, 0.012)]], 0.006, brass, 12))
    on(obj('mp', lathe('mp', smoothprof([(0.005, 0), (0.006, 0.03), (0.014, 0.05), (0.015, 0.058), (0.011, 0.058)], 4), chrome, 32), (0.42, 0.042, 0.012), (0, rad(90), 0)))
    on(obj('bell', lathe('bell', smoothprof([(0.0075, 0), (0.009, 0.08), (0.013, 0.15), (0.024, 0.2), (0.045, 0.23), (0.065, 0.242)], 7) + [(0.067, 0.243), (0.064, 0.244)], brass, 72), (-0.02, 0.04, 0), (0, rad(-90), 0)))
    for k in range(3):
        x = 0.09 + 0.042 * k
        on(cyl(0.0155, 0.13, brass, (x, -0.055, 0.0), (rad(-90), 0, 0)))
        on(cyl(0.017, 0.016, chrome, (x, 0.06, 0.0), (rad(-90), 0, 0)))
        on(cyl(0.017, 0.014, chrome, (x, -0.064, 0.0), (rad(-90), 0, 0)))
        on(tubes([[(x, 0.07, 0), (x, 0.1, 0)]], 0.003, chrome, 8))
        on(cyl(0.009, 0.006, pbr('mop', 'f4ece4', 0.15, coat=0.8), (x, 0.1, 0), (rad(-90), 0, 0)))
    e.location = (0.02, 0.04, 0.068)
    F.dome((-0.42, 0.4, 0.06), 0.14, n=20, fs=0.13, leaves=24, leafL=1.4, fill=6, zmin=-0.1)
    F.dome((0.42, 0.38, 0.06), 0.14, n=20, fs=0.13, leaves=24, leafL=1.4, fill=6, zmin=-0.1)
    sheet = pbr('sheet', 'f6f0e2', 0.8)
    ink = pbr('ink', '2a2422', 0.8)
    for q, (x, y, a) in enumerate(((-0.16, -0.05, 12), (0.16, -0.02, -6))):
        p = empty((x, y, 0.002 + 0.001 * q), (0, 0, rad(a)))
        plane(0.3, 0.4, sheet).parent = p
        for k in range(7):
            for j in range(5):
                plane(0.26, 0.001, ink, (0, 0.16 - 0.05 * k - 0.005 * j, 0.0005)).parent = p
            for j in range(11):
                plane(0.006, 0.0046, ink, (-0.12 + 0.024 * j, 0.16 - 0.05 * k - 0.005 * r.randrange(5), 0.0007)).parent = p
    C = Candles(0.4)
    for x, y in ((0.3, 0.0), (-0.36, 0.02), (0.1, 0.42)):
        C.votive(x, y, 0)
    petals(F, 6, (-0.3, 0.3), (-0.2, -0.12))
    evening(r, 12, k=0.75)
    camera((0.06, -0.92, 0.44), (0.0, 0.08, 0.07), 46, 2.2, focus=(-0.05, 0.05, 0.08))
    render(kind, exposure=0.5, spp=40, bloom=0.12)
elif kind == 'records':
    cloth(2.4, 1.8, linen(T['cloth'], 55, 0.35), 0.006, 1.6, seed)
    cols = (P['a'][0], P['b'][0], P['c'][0], P['leaf'][0], P['w'][0])
    gf = pbr('gf', (0.8, 0.6, 0.36, 1), 0.3, 1)
    vin = pbr('vinyl', '0d0c0e', 0.22, spec=0.6)
    disc = lathe('disc', [(0, 0.002)] + [(0.052 + i * 0.00064, 0.002 + (0.0003 if i % 2 else 0) + (0.0004 if i % 32 == 0 else 0)) for i in range(150)] + [(0.15, 0.0)], vin, 160)
    for k, (x, y, a) in enumerate(((-0.36, 0.1, -8), (0.3, 0.16, 7), (0.02, -0.14, -3))):
        z = 0.005 + 0.006 * k
        q = rad(a)
        dx = 0.12
        obj('dc', disc, (x + dx * math.cos(q), y + dx * math.sin(q), z), (0, 0, r.random()))
        obj('lb', lathe('lb%d' % k, [(0, 0.0032), (0.05, 0.003)], pbr('lbm%d' % k, cols[(k + 2) % 5], 0.6), 48), (x + dx * math.cos(q), y + dx * math.sin(q), z))
        rbox('sl', 0.32, 0.32, 0.004, pbr('slv%d' % k, cols[k], 0.75, bump=(90, 0.1, 3)), 0.0015, 1, (x, y, z + 0.004), (0, 0, q))
        p = empty((x, y, z + 0.0064), (0, 0, q))
        if k == 0:
            for j in range(6):
                torus(0.03 + 0.018 * j, 0.0016, gf, (0, 0, 0), flat=0.3).parent = p
        elif k == 1:
            for j in range(7):
                plane(0.018, 0.06 + 0.16 * abs(math.sin(j * 1.3 + 0.6)), pbr('bar%d' % (j % 2), cols[(j % 2) * 2], 0.7), (-0.11 + 0.037 * j, 0, 0.0004)).parent = p
        else:
            for j in range(3):
                obj('rg', lathe('rg%d' % j, [(0, 0), (0.085 - 0.022 * j, 0)], pbr('rgm%d' % j, cols[(j + 3) % 5], 0.7), 48), (0, -0.01 * j, 0.0003 + 0.0004 * j)).parent = p
    hp = empty((0.42, -0.22, 0.03), (rad(-84), 0, rad(28)))
    cov = pbr('hpc', T['enamel'], 0.5)
    for sx in (-1, 1):
        obj('ear', lathe('ear', smoothprof([(0, 0), (0.035, 0), (0.044, 0.012), (0.038, 0.03), (0.02, 0.032), (0, 0.03)], 4), cov, 40), (sx * 0.08, 0, 0), (0, rad(-90 * sx), 0)).parent = hp
    tubes([[(0.085 * math.cos(a), 0.0, 0.135 * math.sin(a)) for a in [pi * i / 24 for i in range(25)]]], 0.009, blk, 10).parent = hp
    F.dome((-0.66, 0.42, 0.0), 0.13, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((-0.5, -0.36, 0.0), 0.11, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    petals(F, 7, (0.1, 0.5), (-0.42, -0.34), 0.006, 0.045)
    flatlight(F, 0.95)
    camera((0.02, -0.5, 1.5), (0.0, 0.0, 0), 50, 4, focus=(0, 0, 0.02))
    render(kind, exposure=-0.05, spp=40, bloom=0.03, vig=0.15)
