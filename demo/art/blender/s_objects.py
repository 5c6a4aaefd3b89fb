"""Music, photo, film, planning and beauty still lifes:  kind palette seed
prints / album read their pictures from ART=a.png,b.png,..."""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('guitar', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
g = gold()
chrome = pbr('chrome', (0.8, 0.78, 0.75, 1), 0.14, 1)
blk = pbr('blk', '141315', 0.35, coat=0.2)
ink = pbr('ink', '4a4038', 0.6)
gf = pbr('gfoil', (0.8, 0.55, 0.28, 1), 0.28, 1)
paper = pbr('paper', 'fbf7f0', 0.85, spec=0.2, bump=(120, 0.12, 4, 'noise', 0.003))

if kind == 'guitar':
    plane(6, 3, wood('fl', '7d5a3e', '523620', 0.35, 0.6), (0, 0.6, 0))
    evening(r, 13, k=0.8)
    hw = smoothprof([(0.0, 0), (0.1, 0.004), (0.175, 0.055), (0.198, 0.14), (0.168, 0.23), (0.128, 0.295), (0.14, 0.37), (0.132, 0.435), (0.075,
            0.485), (0.0, 0.492)], 6)
    out_ = [(w, z) for w, z in hw] + [(-w, z) for w, z in hw[::-1]][1:-1]
    top = wood('spruce', 'dca763', 'c48a48', 0.22, 1.2)
    side = wood('maho', '6e3a20', '4a2413', 0.25, 1)
    D = 0.1
    n = len(out_)
    tilt = (rad(-10), 0, rad(0))
    base = Vector((-0.02, 0.12, 0.012))
    e = link(bpy.data.objects.new('gt', None))
    e.location = base
    e.rotation_euler = (rad(-12), rad(7), rad(16))

    def add(o):
        o.parent = e
        return o
    me = bpy.data.meshes.new('gtop')
    me.from_pydata([(x, 0, z) for x, z in out_], [], [tuple(range(n))])
    add(obj('gtop', me, mat=top))
    mb = MB()
    mb.grid([[(x, 0, z) for x, z in out_], [(x, D, z) for x, z in out_]], [[(0, 0, 0, 1)] * n] * 2, side, True)
    add(obj('gs', mb.mesh('gs')))
    mb = MB()
    mb.tube([(x, 0, z) for x, z in out_] + [(out_[0][0], 0, out_[0][1])], 0.0042, 0.0042, pbr('bind', 'f4e8d2', 0.4), 8)
    add(obj('gb', mb.mesh('gb')))
    R90 = (rad(90), 0, 0)
    add(obj('hole', lathe('hole', [(0, 0), (0.05, 0)], pbr('hole', '120a06', 1), 64), (0, -0.0015, 0.315), R90))
    add(torus(0.053, 0.0018, pbr('ros1', 'f4e8d2', 0.4), (0, -0.0015, 0.315), R90, flat=0.4))
    add(torus(0.06, 0.003, pbr('ros2', '2a1a12', 0.4), (0, -0.0012, 0.315), R90, flat=0.3))
    add(torus(0.066, 0.0014, pbr('ros1', 'f4e8d2', 0.4), (0, -0.0014, 0.315), R90, flat=0.4))
    eb = pbr('ebony', '241813', 0.4)
    add(rbox('br', 0.15, 0.012, 0.026, eb, 0.005, 3, (0, -0.006, 0.14)))
    add(rbox('sad', 0.08, 0.006, 0.003, pbr('bone', 'fbf4e4', 0.3), 0.001, 2, (0, -0.0135, 0.148)))
    add(rbox('nk', 0.05, 0.022, 0.42, side, 0.008, 3, (0, 0.002, 0.63)))
    add(rbox('fb', 0.05, 0.008, 0.48, eb, 0.002, 2, (0, -0.008, 0.6)))
    for k in range(17):
        z = 0.82 - 0.66 * 0.62 * (1 - 2 ** (-k / 12))
        add(rbox('ft', 0.049, 0.002, 0.0016, chrome, 0, 1, (0, -0.0125, z))) if z > 0.36 else None
    add(rbox('hd', 0.066, 0.016, 0.16, side, 0.006, 3, (0, 0.016, 0.91), (rad(14), 0, 0)))
    for k in range(6):
        x = (k - 2.5) * 0.0088
        add(tubes([[(x * 1.1, -0.015, 0.148), (x * 0.85, -0.0165, 0.84), (x * 1.6, 0.003, 0.9)]], 0.0006 if k > 2 else 0.0008, gf, 6))
        add(cyl(0.004, 0.014, chrome, ((-1 if k < 3 else 1) * 0.02, -0.004, 0.87 + 0.035 * (k % 3)), (rad(90), 0, 0)))
        add(sphere(0.008, chrome, ((-1 if k < 3 else 1) * 0.043, 0.014, 0.87 + 0.035 * (k % 3)), 16))
    F.dome((-0.34, 0.05, 0.05), 0.13, n=20, fs=0.12, leaves=22, leafL=1.3, fill=6, zmin=-0.1)
    F.dome((0.36, 0.16, 0.04), 0.1, n=14, fs=0.11, leaves=16, leafL=1.3, fill=4, zmin=-0.1)
    C = Candles(0.5)
    for x, y in ((-0.52, 0.2), (0.2, -0.12), (0.5, 0.05), (0.3, 0.5), (-0.3, 0.6)):
        C.votive(x, y, 0)
    C.pillar(-0.5, 0.38, 0, 0.04, 0.16)
    C.pillar(0.56, 0.32, 0, 0.04, 0.22)
    petals(F, 8, (-0.4, 0.4), (-0.25, -0.08))
    camera((0.1, -1.75, 0.5), (0.02, 0.08, 0.3), 58, 2.2, focus=(0, 0.06, 0.3))
    render(kind, exposure=0.55, spp=40, bloom=0.14)
elif kind == 'piano':
    lac = pbr('lac', '0c0b0c', 0.07, spec=0.6, coat=1)
    iv = pbr('iv', 'f7f1e4', 0.25, coat=0.4)
    n = 34
    w = 0.0235
    for i in range(n):
        rbox('wk', w - 0.001, 0.15, 0.022, iv, 0.002, 3, ((i - n / 2 + 0.5) * w, 0, 0))
        rbox('bk', 0.0115, 0.095, 0.024, lac, 0.003, 3, ((i - n / 2 + 1) * w, 0.026, 0.016)) if i % 7 in (0, 1, 3, 4, 5) else None
    rbox('fall', 1.6, 0.02, 0.2, lac, 0.006, 3, (0, 0.09, 0.1), (rad(8), 0, 0))
    rbox('slip', 1.6, 0.06, 0.03, lac, 0.008, 3, (0, -0.108, -0.012))
    rbox('top', 1.6, 0.3, 0.02, lac, 0.006, 2, (0, 0.25, 0.2))
    rbox('felt', 1.6, 0.004, 0.008, pbr('felt', '8a1f2e', 0.9), 0, 1, (0, 0.0765, 0.016))
    text('Clara & Thomas', (0.0, 0.071, 0.1), 0.03, gf, script_font(), (rad(98), 0, 0))
    for x, y, a, h in ((-0.1, -0.03, rad(22), 0), (-0.03, -0.045, rad(8), 1)):
        d = Vector((math.cos(a), math.sin(a) * 0.35, 0.0))
        tubes([[Vector((x, y, 0.018)) - d * 0.0, Vector((x, y, 0.022)) - d * 0.12, Vector((x, y, 0.03)) - d * 0.26]], 0.0028, F.stem)
        F.put(F.hero[h * 2], Vector((x, y, 0.03)), Vector((d.x, d.y - 0.5, 0.8)), 0.085, jit=0.05)
        for t in (0.1, 0.17):
            F.put(F.leaves[5], Vector((x, y, 0.024)) - d * t, Vector((-0.4, -0.6, 0.5)), 0.06)
    petals(F, 5, (-0.02, 0.22), (-0.06, 0.02), 0.013, 0.03)
    C = Candles(0.35)
    for x, y in ((-0.3, 0.2), (-0.2, 0.28), (0.26, 0.22), (0.36, 0.3)):
        C.votive(x, y, 0.21)
    C.pillar(0.14, 0.3, 0.21, 0.03, 0.12)
    F.dome((-0.05, 0.3, 0.25), 0.08, n=14, fs=0.09, leaves=16, leafL=1.3, fill=4, zmin=-0.2)
    bokeh(r, 12, z=(0.0, 2.6), back='33241c')
    area((-0.9, -0.2, 0.8), (0, 0, 0.03), 0.6, 10, 'fff0dc')
    area((0.8, 0.3, 0.7), (0, 0, 0.03), 0.4, 6, 'ffc08a')
    area((0.6, -0.8, 0.4), (0, 0, 0.03), 0.7, 1.6, 'ffe0cc')
    world_color('4a382c', 0.4)
    camera((0.3, -0.54, 0.28), (0.0, 0.02, 0.075), 48, 2.0, focus=(-0.05, -0.035, 0.04))
    render(kind, exposure=0.95, spp=40, bloom=0.14)
elif kind == 'mic':
    bokeh(r, 13, y=(2.2, 5.2), z=(-0.8, 2.2), back='3a2830' if pal != 'lilac' else '2a2340', s=9, br=0.024, col={'lilac': 'c9a8ff',
            'berry': 'ff9fa8'}.get(pal, 'ffbe8c'))
    H = 0.34
    rows = []
    body = pbr('mb', '2a2624', 0.5)
    rbox('in', 0.062, 0.056, 0.1, body, 0.024, 4, (0, 0, H))
    loop = lambda sx: [Vector((sx, 0.034 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), H + 0.056 * math.copysign(abs(math.sin(a)) ** 0.55,
            math.sin(a)))) for a in [2 * pi * i / 56 for i in range(57)]]
    tubes([loop(x)[:] for x in (-0.026, -0.0175, -0.009, 0, 0.009, 0.0175, 0.026)], 0.0022, chrome, 8)
    hl = lambda z: [Vector((0.0355 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), 0.0375 * math.copysign(abs(math.sin(a)) ** 0.5,
            math.sin(a)), z)) for a in [2 * pi * i / 56 for i in range(57)]]
    tubes([hl(H)], 0.006, chrome, 12)
    tubes([hl(H - 0.018), hl(H + 0.018), hl(H + 0.034), hl(H - 0.034)], 0.002, chrome, 8)
    rbox('band', 0.02, 0.078, 0.05, chrome, 0.004, 3, (0, 0, H))
    cyl(0.014, 0.03, chrome, (0, 0, H - 0.085))
    torus(0.0135, 0.004, chrome, (0, 0, H - 0.06))
    cyl(0.011, 0.3, chrome, (0, 0, -0.05))
    rbox('plt', 0.03, 0.003, 0.014, gf, 0.001, 2, (0, -0.0395, H))
    F.dome((0.0, 0.01, 0.17), 0.06, n=15, fs=0.075, leaves=20, leafL=1.7, fill=5, zmin=-0.7, small=8)
    strip(lambda t: (0.02 * math.sin(t * 9) + 0.02, -0.02 - 0.01 * t, 0.16 - 0.3 * t, 0.6 * math.sin(t * 7)), 0.014, pbr('rib', P['a'][0], 0.45,
            sheen=0.6), 60)
    area((-0.9, -0.6, 0.8), (0, 0, 0.3), 0.6, 12, 'fff0dc')
    area((0.7, 0.5, 0.7), (0, 0, 0.3), 0.3, 16, 'ffb07c')
    area((0.8, -0.8, 0.3), (0, 0, 0.3), 0.7, 3, 'ffd8cc')
    world_color('4a3a34', 0.5)
    camera((0.1, -0.78, 0.36), (0.0, 0, 0.27), 62, 1.6, focus=(0, -0.03, 0.33))
    render(kind, exposure=0.45, spp=40, bloom=0.16)
elif kind == 'turntable':
    plane(4, 2, wood('tb', '3a2a22', '241812', 0.3, 0.7), (0, 0.4, 0))
    rbox('pl', 0.46, 0.36, 0.06, wood('wal', '7a4e32', '4a2c1a', 0.3, 1), 0.008, 3, (0, 0, 0.04))
    rbox('deck', 0.45, 0.35, 0.006, pbr('dk', '1b1a1c', 0.4), 0.003, 2, (0, 0, 0.071))
    cx, cy, Z = (-0.05, 0, 0.075)
    obj('plat', lathe('plat', [(0, 0.012), (0.152, 0.012), (0.156, 0.01), (0.156, 0.0)], chrome, 120, wob=lambda a,
            z: 0.004 * (math.sin(a * 60) > 0) * (z < 0.011)), (cx, cy, Z))
    prof = [(0, 0.0)] + [(0.05 + i * 0.00062, 0.0026 + (0.00022 if i % 2 else 0) + (0.0003 if i % 32 == 0 else 0)) for i in range(155)] + [(0.148,
            0.001)]
    obj('rec', lathe('rec', [(0, 0.0026)] + prof[1:], pbr('vinyl', '0d0c0e', 0.22, spec=0.6), 180), (cx, cy, Z + 0.012))
    obj('lab', lathe('lab', [(0, 0.0032), (0.05, 0.0031)], pbr('lab', P['a'][0], 0.6), 64), (cx, cy, Z + 0.012))
    obj('lab2', lathe('lab2', [(0.03, 0.0034), (0.032, 0.0034)], pbr('lab2', P['w'][0], 0.6), 64), (cx, cy, Z + 0.012))
    text('first dance', (cx, cy - 0.015, Z + 0.0157), 0.014, pbr('li', 'fffaf0', 0.5), script_font())
    cyl(0.004, 0.018, chrome, (cx, cy, Z + 0.012))
    px, py = (0.165, 0.11)
    cyl(0.03, 0.02, blk, (px, py, Z))
    cyl(0.014, 0.04, chrome, (px, py, Z))
    tubes([[(px + 0.01, py + 0.05, Z + 0.036), (px, py, Z + 0.036), (px - 0.006, py - 0.12, Z + 0.034), (px - 0.04, py - 0.19, Z + 0.024),
            (px - 0.062, py - 0.212, Z + 0.021)]], 0.0042, chrome, 12)
    cyl(0.014, 0.03, chrome, (px + 0.016, py + 0.075, Z + 0.036), (rad(90), 0, rad(-10)))
    rbox('hs', 0.014, 0.032, 0.01, blk, 0.003, 2, (px - 0.072, py - 0.226, Z + 0.021), (0, 0, rad(-42)))
    rbox('fad', 0.012, 0.09, 0.004, blk, 0, 1, (0.19, -0.1, Z))
    rbox('fk', 0.018, 0.012, 0.012, chrome, 0.003, 2, (0.19, -0.09, Z + 0.004))
    led = emit('led', {'lilac': 'b48cff', 'berry': 'ff6f91'}.get(pal, 'ffb25a'), 30)
    cyl(0.004, 0.004, led, (-0.2, -0.14, Z))
    cyl(0.016, 0.008, chrome, (-0.2, -0.115, Z))
    F.dome((-0.36, 0.2, 0.05), 0.13, n=18, fs=0.12, leaves=20, leafL=1.3, fill=5, zmin=-0.1)
    F.dome((0.4, 0.26, 0.05), 0.12, n=16, fs=0.11, leaves=18, leafL=1.3, fill=5, zmin=-0.1)
    C = Candles(0.4)
    for x, y in ((0.32, -0.02), (-0.34, -0.06), (0.1, 0.42), (-0.1, 0.5)):
        C.votive(x, y, 0)
    bokeh(r, 13, z=(-0.2, 2.4), back='2e2128', col={'lilac': 'c9a8ff', 'berry': 'ff9fa8'}.get(pal, 'ffbe8c'))
    area((-0.9, 0.2, 0.9), (0, 0, 0.1), 0.6, 12, 'fff0dc')
    area((0.8, 0.7, 0.7), (0, 0, 0.1), 0.4, 12, {'lilac': 'b48cff', 'berry': 'ff7a9a'}.get(pal, 'ffb07c'))
    area((0.7, -0.9, 0.5), (0, 0, 0.1), 0.8, 2.5, 'ffe0cc')
    world_color('4a3a34', 0.4)
    camera((0.14, -0.66, 0.36), (-0.01, 0.0, 0.07), 48, 1.8, focus=(cx + 0.03, -0.06, 0.09))
    render(kind, exposure=0.55, spp=40, bloom=0.14)
elif kind == 'film':
    plane(6, 3, wood('tb', '8a6a4e', '5f452f', 0.45, 0.6), (0, 0.6, 0))
    evening(r, 10, '4a3a30', k=0.75)
    sl = pbr('slate', '1e1d1f', 0.5)
    wh = pbr('whi', 'f6f2ea', 0.5)
    e = link(bpy.data.objects.new('cl', None))
    e.location = (-0.13, 0.06, 0.0)
    e.rotation_euler = (rad(-14), 0, rad(16))

    def add(o):
        o.parent = e
        return o
    add(rbox('bd', 0.3, 0.012, 0.2, sl, 0.004, 2, (0, 0, 0.1)))

    def stick(z, rot):
        s = link(bpy.data.objects.new('st', None))
        s.parent = e
        s.location = (-0.15, 0, z)
        s.rotation_euler = (0, rad(-rot), 0)
        o = rbox('stk', 0.3, 0.014, 0.03, wh, 0.002, 2, (0.15, 0, 0.015))
        o.parent = s
        for k in range(6):
            mb = MB()
            x = 0.01 + k * 0.05
            mb.v = [(x, -0.0075, 0), (x + 0.025, -0.0075, 0), (x + 0.04, -0.0075, 0.03), (x + 0.015, -0.0075, 0.03)]
            mb.f = [(0, 1, 2, 3)]
            mb.mi = [mb.mat(sl)]
            q = obj('sp', mb.mesh('sp', False))
            q.parent = s
    stick(0.202, 0)
    stick(0.234, 24)
    T = lambda s, x, z, size, f: add(text(s, (x, -0.0066, z), size, wh, f, (rad(90), 0, 0)))
    T('Clara & Thomas', 0, 0.158, 0.04, script_font())
    for x, a, b in ((-0.1, 'ROLL', 'A 12'), (0, 'SCENE', 'VOWS'), (0.1, 'TAKE', '1')):
        T(a, x, 0.113, 0.0125, serif_font())
        T(b, x, 0.084, 0.027, serif_font())
    T('12 · JUNE', 0, 0.033, 0.024, serif_font())
    for z in (0.127, 0.062):
        add(rbox('ln', 0.28, 0.001, 0.0012, wh, 0, 1, (0, -0.0063, z)))
    for x in (-0.05, 0.05):
        add(rbox('ln', 0.0012, 0.001, 0.065, wh, 0, 1, (x, -0.0063, 0.0945)))
    # cinema lens standing, and a film reel
    x0, y0 = (0.2, -0.02)
    z = 0
    for R, h, m in ((0.042, 0.012, chrome), (0.04, 0.02, blk), (0.045, 0.026, blk), (0.046, 0.005, pbr('red', 'b3303a', 0.4)), (0.044, 0.02, blk),
            (0.05, 0.03, blk)):
        obj('ln', lathe('ln', [(0, 0), (R, 0), (R, h)] + [(R * 0.97, h), (0, h)], m, 72, wob=(lambda a,
                zz: 0.012 * (math.sin(a * 42) > 0)) if h in (0.026,) else None), (x0, y0, z))
        z += h
    obj('rim', lathe('rim', [(0.05, 0), (0.052, 0.004), (0.046, 0.004), (0.04, -0.012)], blk, 72), (x0, y0, z))
    obj('gl', lathe('gl', [(0, 0.002), (0.02, 0), (0.041, -0.012)], pbr('lens', '0b0d1a', 0.03, spec=1, coat=1), 64), (x0, y0, z))
    rl = pbr('reel', (0.72, 0.7, 0.67, 1), 0.3, 1)
    e2 = link(bpy.data.objects.new('re', None))
    e2.location = (0.36, 0.2, 0.125)
    e2.rotation_euler = (rad(78), 0, rad(-24))
    me = lathe('film', [(0.04, -0.008), (0.105, -0.008), (0.105, 0.008), (0.04, 0.008)], pbr('fm', '3a2418', 0.25, coat=0.3), 80)
    o = obj('fm', me)
    o.parent = e2
    for zz in (-0.011, 0.011):
        for R in (0.124, 0.042):
            o = torus(R, 0.004, rl, (0, 0, zz), (0, 0, 0))
            o.parent = e2
        for k in range(5):
            a = k * 1.2566
            o = tubes([[(0.03 * math.cos(a), 0.03 * math.sin(a), zz), (0.124 * math.cos(a), 0.124 * math.sin(a), zz)]], 0.008, rl, 8)
            o.parent = e2
    F.dome((-0.42, 0.2, 0.05), 0.13, n=18, fs=0.12, leaves=20, leafL=1.3, fill=5, zmin=-0.1)
    F.dome((0.1, 0.3, 0.04), 0.1, n=14, fs=0.1, leaves=16, leafL=1.3, fill=4, zmin=-0.1)
    petals(F, 6, (-0.3, 0.3), (-0.22, -0.12))
    camera((0.08, -1.08, 0.34), (0.03, 0.04, 0.115), 56, 2.0, focus=(-0.1, 0.02, 0.12))
    render(kind, exposure=0.6, spp=40, bloom=0.1)
elif kind in ('prints', 'album'):
    cloth(2.4, 1.8, linen(TONE[pal]['cloth'], 55, 0.4), 0.012, 1.7,
            seed)
    if kind == 'prints':
        L_ = [(-0.34, 0.16, -8), (0.02, 0.2, 4), (0.36, 0.17, 9), (-0.2, -0.1, 6), (0.14, -0.12, -5), (0.45, -0.15, 3), (-0.52, -0.14, -12)]
        for i, (x, y, a) in enumerate(L_):
            printed(art(i), 0.33, 0.25, (x, y, 0.008 + 0.0022 * i), a, 0.012)
        # strip of slides
        for k in range(2):
            pass
    else:
        cov = linen(P['b'][0], 120, 0.3)
        rbox('cov', 1.06, 0.74, 0.016, cov, 0.006, 2, (0, 0, 0.006))
        for sx in (-1, 1):
            for k in range(5):
                rbox('pg', 0.5 - 0.002 * k, 0.69, 0.003, paper, 0.001, 1, (sx * 0.256, 0, 0.016 + 0.0033 * k))
        z = 0.0325
        for i, (x, y, w, h) in enumerate(((-0.256, 0.14, 0.42, 0.3), (-0.362, -0.18, 0.2, 0.25), (-0.15, -0.18, 0.2, 0.25), (0.256, 0.0, 0.42,
                0.56))):
            printed(art(i), w, h, (x, y, z), 0, 0.004)
        strip(lambda t: (0.004 + 0.01 * math.sin(t * 5), 0.36 - 0.9 * t, 0.034 if t < 0.8 else 0.034 - 0.03 * (t - 0.8) / 0.2,
                0.15 * math.sin(t * 6)), 0.016, pbr('rib', P['a'][0], 0.45, sheen=0.6), 80)
    F.dome((-0.68, 0.46, 0.0), 0.13, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.7, -0.5, 0.0), 0.12, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    for k in range(5):
        F.put(r.choice(F.leaves), Vector((-0.56, 0.44, 0.03)), Vector((r.uniform(0.3, 1), r.uniform(-0.5, 0.4), 0.06)), 0.3, jit=0.1)
    petals(F, 8, (-0.6, 0.6), (-0.42, 0.42), 0.03, 0.05)
    flatlight(F)
    camera((0.03, -0.46, 1.9), (0, 0.02, 0), 60 if kind == 'prints' else 52, 4, focus=(0, 0, 0.03))
    render(kind, exposure=0.0, spp=40, bloom=0.03, vig=0.15)
elif kind == 'planner':
    cloth(2.4, 1.8, linen('e9e1d6', 55, 0.25), 0.006, 1.5, seed)
    nb = linen(P['a'][0], 150, 0.3)
    rbox('nb', 0.44, 0.6, 0.02, nb, 0.008, 3, (-0.24, 0.0, 0.01), (0, 0, rad(-6)))
    rbox('lf', 0.42, 0.57, 0.014, paper, 0.004, 2, (-0.236, 0.0, 0.024), (0, 0, rad(-6)))
    a = rad(-6)
    o = lambda x, y: (-0.236 + x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 0.0316)
    text('Our wedding', o(0, 0.225), 0.052, gf, script_font(), (0, 0, a))
    for k, s in enumerate(('Book the venue', 'Choose the flowers', 'Taste the cake', 'Send invitations', 'Seating chart', 'First dance song',
            'Write our vows')):
        y = 0.145 - 0.055 * k
        rbox('cb', 0.02, 0.02, 0.0004, ink, 0, 1, o(-0.165, y), (0, 0, a))
        rbox('cb2', 0.0165, 0.0165, 0.0006, paper, 0, 1, o(-0.165, y), (0, 0, a))
        t = text(s, o(-0.135, y), 0.028, ink, serif_font(), (0, 0, a), align='LEFT')
        if k < 3:
            tubes([[Vector(o(-0.172, y)), Vector(o(-0.166, y - 0.007)), Vector(o(-0.152, y + 0.012))]], 0.0014, pbr('tick', P['c'][0], 0.5), 6)
        rbox('ln', 0.34, 0.0006, 0.0003, pbr('lnm', 'd8cbbb', 0.8), 0, 1, o(0.0, y - 0.026), (0, 0, a))
    for k in range(11):
        torus(0.016, 0.0028, gf, (o(-0.205, -0.25 + 0.05 * k)[0], o(-0.205, -0.25 + 0.05 * k)[1], 0.022), (rad(90), 0, a + pi / 2 * 0))
    # fabric swatches fan
    cols = (P['a'][0], P['b'][0], P['c'][0], P['w'][0], P['leaf'][1], P['a'][1])
    for k, c in enumerate(cols):
        q = rad(-34 + 15 * k)
        sw = linen(c, 150, 0.35)
        rbox('sw', 0.1, 0.26, 0.004, sw, 0.0015, 2, (0.33 + 0.13 * math.sin(-q), 0.22 - 0.15 + 0.13 * math.cos(q), 0.006 + 0.0045 * k), (0, 0, q))
    cyl(0.012, 0.008, gf, (0.33, 0.068 - 0.018, 0.03))
    # paint cards
    for k, c in enumerate((cols[0], cols[1], cols[2], cols[4])):
        rbox('pc', 0.1, 0.13, 0.0016, paper, 0.0006, 1, (0.2 + 0.12 * k, -0.28 + 0.01 * (k % 2), 0.004 + 0.002 * k), (0, 0, rad(6 - 4 * k)))
        rbox('pp', 0.088, 0.085, 0.0012, pbr('pcc%d' % k, c, 0.7), 0, 1, (0.2 + 0.12 * k + 0.003 * math.sin(k), -0.265 + 0.01 * (k % 2),
                0.0056 + 0.002 * k), (0, 0, rad(6 - 4 * k)))
    pen = link(bpy.data.objects.new('pen', None))
    pen.location = (0.05, -0.06, 0.012)
    pen.rotation_euler = (rad(90), 0, rad(38))
    o2 = obj('pn', lathe('pn', [(0, -0.11), (0.0018, -0.108), (0.006, -0.085), (0.0072, -0.06), (0.0072, 0.07), (0.0066, 0.085), (0, 0.088)], gf, 32))
    o2.parent = pen
    o2 = obj('pn2', lathe('pn2', [(0.0074, -0.04), (0.0078, -0.038), (0.0078, 0.05), (0.0074, 0.052)], pbr('pw', P['w'][1], 0.2, coat=0.6), 32))
    o2.parent = pen
    cup = pbr('cup', 'fbf8f3', 0.2, coat=0.3)
    obj('sau', plate(cup, 0.1), (0.62, 0.02, 0))
    obj('cu', lathe('cu', smoothprof([(0, 0.0), (0.03, 0), (0.034, 0.006), (0.052, 0.04), (0.055, 0.07)], 5) + [(0.052, 0.068), (0.048, 0.04), (0,
            0.01)], cup, 64), (0.62, 0.02, 0.012))
    obj('cof', lathe('cof', [(0, 0.06), (0.05, 0.06)], pbr('coffee', '8a5a34', 0.2, coat=0.4), 48), (0.62, 0.02, 0.012))
    torus(0.02, 0.005, cup, (0.683, 0.02, 0.05), (rad(90), 0, 0))
    sw = pbr('milk', 'd9b48a', 0.3)
    tubes([[Vector((0.62 + 0.03 * math.cos(t) * (1 - t / 9), 0.02 + 0.03 * math.sin(t) * (1 - t / 9),
            0.0722)) for t in [i * 0.25 for i in range(30)]]], 0.0018, sw, 6)
    F.dome((-0.72, 0.42, 0.0), 0.13, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.74, -0.5, 0.0), 0.1, n=9, fs=0.12, leaves=10, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    F.dome((0.66, 0.46, 0.0), 0.1, n=9, fs=0.12, leaves=10, leafL=1.7, fill=3, zmin=0.05, small=6, squash=(1.2, 1, 0.4))
    petals(F, 5, (-0.1, 0.6), (-0.42, -0.36), 0.008, 0.05)
    flatlight(F, 0.95)
    camera((0.03, -0.5, 1.85), (0.03, -0.0, 0), 50, 4, focus=(0, 0, 0.03))
    render(kind, exposure=-0.15, spp=40, bloom=0.03, vig=0.15)
elif kind == 'beauty':
    plane(4, 3, marble('mar', 'f6efe9', 'd8c6ba'), (0, 0, 0))
    tul = thin('tulle', 'f7efe8', 0.1, 'fff4ec', 0.08)
    mb = MB()
    n = 150
    for lay in range(1):
        q = [[(-0.85 + 0.95 * u + 0.05 * lay, 0.1 + 0.5 * v + 0.09 * math.sin(u * 5 + lay),
                0.012 + 0.03 * lay * 0.4 + 0.035 * abs(math.sin(v * 17 + u * 4 + lay * 2)) * (0.4 + 0.6 * u) + 0.012 * math.sin(v * 41 + lay + u * 7)) for v in [j / n for j in range(n + 1)]] for u in [i / 60 for i in range(61)]]
        mb.grid(q, [[(0, 0, 0, 1)] * (n + 1)] * 61, tul)
    o = obj('veil', mb.mesh('veil'), (0, 0, 0), (0, 0, rad(-14)))
    pe = pbr('pearl', 'fbf3ea', 0.18, coat=0.7, sss=0.1)
    cb = Vector((-0.12, 0.03, 0.05))
    arc = [cb + Vector((0.17 * math.cos(a), 0.05 * math.sin(a), 0.01)) for a in [pi * i / 30 for i in range(31)]]
    tubes([arc], 0.004, g, 8)
    tubes([[p, p + Vector((0, -0.085, -0.045))] for p in arc[4:27:2]], 0.0017, g, 6)
    for k in range(38):
        p = arc[r.randrange(2, 29)] + Vector((r.gauss(0, 0.006), 0.012 + r.gauss(0, 0.016), 0.012 + abs(r.gauss(0, 0.006))))
        sphere(r.choice([0.005, 0.007, 0.0038]), pe, p, 18)
    gl_ = pbr('goldleaf', (0.8, 0.6, 0.38, 1), 0.3, 1)
    lf = MB()
    petal(lf, gl_, 0.034, 0.015, 0, tilt=rad(75), bend=rad(15), cup=0.4, prof=prof_point, rng=r)
    lm = lf.mesh('gleaf')
    for k in range(26):
        p = arc[r.randrange(2, 29)]
        obj('gl', lm, p + Vector((0, 0.012, 0.008)), (r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.uniform(-1.9, 1.9)), r.uniform(0.8, 1.2))
    for k in range(11):
        p = arc[2 + int(26 * k / 10)]
        F.put((F.small + F.mid[:2])[k % 5], p + Vector((0, 0.012, 0.012)), Vector((0.4 * (p.x - cb.x) * 6, 0.2, 1)), 0.05 if k % 5 < 3 else 0.06)
        F.put(F.leaves[3 + k % 3], p, Vector(((p.x - cb.x) * 8, 0.9, 0.3)), 0.09, jit=0.3)
    F.put(F.small[0], cb + Vector((-0.05, 0.06, 0.03)), Vector((0, -0.3, 1)), 0.045)
    F.put(F.small[2], cb + Vector((0.05, 0.065, 0.03)), Vector((0, -0.3, 1)), 0.04)
    F.put(F.mid[0], cb + Vector((0, 0.07, 0.03)), Vector((0, -0.3, 1)), 0.06)
    hd = pbr('handle', P['a'][1], 0.25, coat=0.4)
    hr = pbr('hair', '8a6450', 0.85, bump=(900, 0.4, 2))
    hr2 = pbr('hair2', P['b'][0], 0.85)
    for k, (x, y, a, s) in enumerate(((0.2, -0.1, 68, 1.1), (0.265, -0.115, 74, 1), (0.33, -0.12, 80, 0.85), (0.39, -0.125, 84, 0.75))):
        e = link(bpy.data.objects.new('b', None))
        e.location = (x, y, 0.012 * s)
        e.rotation_euler = (0, rad(90), rad(a))
        e.scale = (s,) * 3
        for me in (lathe('bh%d' % k, smoothprof([(0, -0.1), (0.0045, -0.098), (0.0035, -0.05), (0.006, 0.03), (0.0068, 0.05)], 5), hd, 24),
                lathe('bf%d' % k, [(0.0068, 0.05), (0.0078, 0.052), (0.0095, 0.085), (0.009, 0.087)], g, 28), lathe('bt%d' % k, smoothprof([(0.009,
                0.086), (0.0135, 0.105), (0.0125, 0.122), (0.007, 0.133), (0, 0.136)], 5), hr, 28), lathe('bt2%d' % k, smoothprof([(0.0132, 0.116),
                (0.0126, 0.1225), (0.0072, 0.1335), (0, 0.1365)], 4), hr2, 28)):
            o = obj('br', me)
            o.parent = e
    gl = glass('gl', 'ffffff', 0, 1.48)
    pk = pbr('perf', P['a'][0], 0.03, trans=0.8, ior=1.36, emis=P['a'][1], emis_s=0.15)
    rbox('pf', 0.1, 0.05, 0.115, gl, 0.014, 5, (0.22, 0.2, 0.06), (0, 0, rad(-12)))
    rbox('pl', 0.084, 0.036, 0.074, pk, 0.007, 4, (0.22, 0.2, 0.052), (0, 0, rad(-12)))
    obj('cap', lathe('cap', smoothprof([(0, 0), (0.016, 0), (0.016, 0.008), (0.025, 0.012), (0.027, 0.05), (0.022, 0.056), (0, 0.057)], 4), g, 32),
            (0.22, 0.2, 0.117))
    lip = pbr('lip', P['c'][0], 0.3, coat=0.2)
    obj('l1', lathe('l1', [(0, 0), (0.0125, 0), (0.0125, 0.038), (0.0105, 0.039), (0.0105, 0.056)], g, 32), (0.1, -0.17, 0))
    obj('l2', lathe('l2', [(0.009, 0.054), (0.009, 0.074), (0.008, 0.08), (0.0045, 0.086), (0, 0.087)], lip, 32), (0.1, -0.17, 0))
    obj('cp', lathe('cp', smoothprof([(0, 0), (0.042, 0), (0.045, 0.004), (0.045, 0.01), (0.042, 0.013), (0.038, 0.013)], 4) + [(0.036, 0.011), (0,
            0.011)], g, 64), (-0.05, -0.2, 0))
    obj('pw', lathe('pw', [(0, 0.0125), (0.035, 0.0125), (0.036, 0.011)], pbr('powder', P['b'][0], 0.9, bump=(60, 0.2, 3)), 48), (-0.05, -0.2, 0))
    F.dome((-0.42, 0.28, 0.06), 0.13, n=18, fs=0.12, leaves=18, leafL=1.2, fill=5, zmin=0)
    F.dome((0.46, 0.34, 0.05), 0.12, n=14, fs=0.12, leaves=16, leafL=1.2, fill=4, zmin=0)
    petals(F, 6, (-0.2, 0.4), (-0.28, -0.2))
    plane(10, 5, pbr('wall', P['b'][1], 0.9), (0, 1.6, 1.5), (pi / 2, 0, 0))
    softbox(0.6)
    camera((0.06, -1.0, 0.6), (0.0, 0.02, 0.04), 56, 2.4, focus=(-0.05, -0.01, 0.05))
    render(kind, exposure=0.55, spp=40, bloom=0.05, bounces=10, warm=(0.98, 1, 1.04))
elif kind == 'boutonniere':
    wool = pbr('wool', TONE[pal]['wool'], 0.95, sheen=0.5,
            bump=(420, 0.5, 3))
    cloth(1.6, 1.2, wool, 0.01, 1.6, seed)
    m2 = pbr('lap', TONE[pal]['lapel'], 0.9, sheen=0.5, bump=(420,
            0.5, 3))
    me = bpy.data.meshes.new('lapel')
    me.from_pydata([(-0.62, 0.6, 0), (-0.1, 0.6, 0), (0.02, 0.16, 0), (-0.13, 0.2, 0), (-0.1, 0.08, 0), (0.12, -0.6, 0), (-0.62, -0.6, 0)], [], [(0,
            6, 5, 4, 3, 2, 1)])
    o = obj('lapel', me, (0, 0, 0.012), mat=m2)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.008
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.003
    b.segments = 3
    c = Vector((-0.06, 0.05, 0.045))
    tubes([[c + Vector((0.004 * k - 0.008, 0, -0.01)), c + Vector((0.012 * k - 0.02 + 0.015, -0.1, -0.018)), c + Vector((0.02 * k - 0.03 + 0.03,
            -0.2 - 0.01 * k, -0.022))] for k in range(4)], 0.0032, F.stem)
    for k, (d, s) in enumerate((((-0.5, 0.9, 0.25), 0.24), ((0.35, 1, 0.2), 0.22), ((-0.9, 0.3, 0.2), 0.18), ((0.8, 0.5, 0.2), 0.17), ((0, 1, 0.3),
            0.26))):
        F.put(F.leaves[k * 2 % 6], c + Vector((0, -0.02, -0.01)), Vector(d), s, jit=0.1)
    F.put(F.hero[0], c + Vector((0, 0.02, 0.0)), Vector((0, -0.25, 1)), 0.12, jit=0.05)
    F.put(F.mid[2], c + Vector((-0.065, -0.015, -0.005)), Vector((-0.3, -0.2, 1)), 0.06)
    F.put(F.mid[0], c + Vector((0.06, -0.02, -0.005)), Vector((0.3, -0.3, 1)), 0.055)
    F.put(F.fill[0], c, Vector((0.6, 0.7, 0.3)), 0.16)
    F.put(F.fill[1], c, Vector((-0.7, 0.6, 0.3)), 0.15)
    F.put(F.small[0], c + Vector((0.035, 0.07, 0)), Vector((0.2, 0.3, 1)), 0.035)
    rib = pbr('rib', P['w'][0], 0.4, sheen=0.6)
    for k in range(5):
        torus(0.018, 0.006, rib, c + Vector((0.008 + 0.004 * k, -0.06 - 0.012 * k, -0.013)), (rad(90), 0, rad(10)), flat=1.1)
    strip(lambda t: (c.x + 0.02 + 0.12 * t + 0.02 * math.sin(t * 6), c.y - 0.08 - 0.16 * t, c.z - 0.0 - 0.02 * t, 0.7 * math.sin(t * 5)), 0.018, rib,
            60)
    strip(lambda t: (c.x + 0.01 - 0.05 * t, c.y - 0.08 - 0.2 * t, c.z - 0.01 - 0.015 * t, 0.5 * math.sin(t * 5 + 1)), 0.018, rib, 60)
    # bow tie, cufflinks, rings
    sat = pbr('satin', P['c'][0], 0.75, sheen=0.6, spec=0.2, bump=(380, 0.4, 3))
    mb = MB()
    for sx in (-1, 1):
        mb.grid([[(0.29 + sx * (0.012 + 0.085 * u), -0.2 + (v - 0.5) * (0.03 + 0.06 * u ** 0.7) * (1 - 0.1 * u), 0.014 + 0.012 * math.sin(pi * min(1,
                u * 1.1)) * (1 - (2 * v - 1) ** 2) + 0.004 * math.sin(v * 12) * (1 - u)) for v in [j / 16 for j in range(17)]] for u in [i / 14 for i in range(15)]],
                [[(0, 0, 0, 1)] * 17] * 15, sat)
    o = obj('bow', mb.mesh('bow'), (0, 0, 0))
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.003
    rbox('kn', 0.032, 0.04, 0.022, sat, 0.009, 4, (0.29, -0.2, 0.022))
    for x, y in ((0.28, 0.12), (0.35, 0.16)):
        torus(0.0135, 0.003, g, (x, y, 0.008))
        obj('cf', lathe('cf', smoothprof([(0.0135, 0), (0.012, 0.004), (0, 0.005)], 4), pbr('mop', 'f4ece4', 0.15, coat=0.8), 40), (x, y, 0.01))
    torus(0.024, 0.003, g, (0.3, 0.0, 0.0045), flat=1.6)
    torus(0.022, 0.0026, pbr('wg', (0.83, 0.8, 0.76, 1), 0.1, 1), (0.345, 0.012, 0.009), (rad(10), rad(5), 0), flat=1.4)
    petals(F, 4, (0.15, 0.5), (-0.42, -0.32), 0.006, 0.05)
    sun(150, 42, 2.6, 'fff0dc', 4)
    area((-1.2, 0.4, 1.1), (0, 0, 0), 0.8, 9, 'fff2e0')
    world_color('cfd2da', 0.5)
    camera((0.1, -0.42, 1.05), (0.08, -0.02, 0.01), 52, 3, focus=c)
    render(kind, exposure=0.15, spp=40, bloom=0.03, vig=0.2)
elif kind == 'cinema':
    bd = pbr('body', '1c1b1d', 0.45, bump=(300, 0.15, 2))
    rub = pbr('rub', '121113', 0.7)
    Z = 0.3
    rbox('bd', 0.13, 0.2, 0.12, bd, 0.008, 3, (0, 0.02, Z))
    rbox('side', 0.012, 0.16, 0.09, pbr('pan', '29282b', 0.4), 0.004, 2, (-0.07, 0.02, Z))
    rbox('hd', 0.024, 0.2, 0.02, rub, 0.009, 3, (0, 0.02, Z + 0.115))
    tubes([[(0, -0.05, Z + 0.06), (0, -0.05, Z + 0.11)], [(0, 0.09, Z + 0.06), (0, 0.09, Z + 0.11)]], 0.008, chrome, 10)
    y = -0.08
    for R, d, m in ((0.045, 0.02, chrome), (0.042, 0.03, blk), (0.047, 0.03, rub), (0.042, 0.012, blk), (0.0475, 0.03, rub), (0.044, 0.012, pbr('red',
            'b3303a', 0.4)), (0.05, 0.04, blk)):
        obj('l', lathe('l', [(0, 0), (R * 0.97, 0), (R, 0.001), (R, d - 0.001), (R * 0.97, d), (0, d)], m, 72, wob=(lambda a,
                z: 0.014 * (math.sin(a * 44) > 0)) if m is rub else None), (0, y, Z), (rad(90), 0, 0))
        y -= d
    obj('gl', lathe('gl', [(0, 0.006), (0.02, 0.003), (0.042, -0.006)], pbr('lens', '0b0d1a', 0.03, spec=1, coat=1), 64), (0, y, Z), (rad(90), 0, 0))
    torus(0.047, 0.004, blk, (0, y, Z), (rad(90), 0, 0))
    for a, b, c, d in ((-0.062, -0.062, 0.124, 0.006), (-0.062, 0.056, 0.124, 0.006)):
        rbox('mt', c, 0.05, d, blk, 0.002, 1, (0, y - 0.012, Z + b + 0.003))
    for sx in (-1, 1):
        rbox('mt', 0.006, 0.05, 0.124, blk, 0.002, 1, (sx * 0.06, y - 0.012, Z))
    tubes([[(sx * 0.03, -0.3, Z - 0.085), (sx * 0.03, 0.14, Z - 0.085)] for sx in (-1, 1)], 0.0075, chrome, 12)
    rbox('plate', 0.08, 0.22, 0.02, blk, 0.004, 2, (0, 0, Z - 0.075))
    # monitor arm, tilted to the viewer
    tubes([[(-0.02, -0.02, Z + 0.125), (-0.08, -0.04, Z + 0.15), (-0.12, -0.06, Z + 0.155)]], 0.006, chrome, 10)
    e = link(bpy.data.objects.new('mon', None))
    e.location = (-0.2, -0.07, Z + 0.16)
    e.rotation_euler = (rad(84), 0, rad(-16))
    o = rbox('mf', 0.18, 0.12, 0.016, blk, 0.005, 2)
    o.parent = e
    o = plane(0.164, 0.104, imgmat(art(0), 0.2, 0, 0.55), (0, 0, 0.0085))
    o.parent = e
    o = cyl(0.0035, 0.001, emit('rec', 'ff3a3a', 6), (0.07, 0.04, 0.009))
    o.parent = e
    rbox('fh', 0.1, 0.12, 0.03, rub, 0.008, 3, (0, 0.0, Z - 0.1))
    obj('fl', lathe('fl', smoothprof([(0, 0), (0.05, 0), (0.045, 0.04), (0.06, 0.06), (0, 0.06)], 4), blk, 40), (0, 0, Z - 0.175))
    tubes([[(0, 0, Z - 0.15), (0.3 * math.cos(a), 0.25 * math.sin(a), -0.3)] for a in (rad(200), rad(-20), rad(90))], 0.016, blk, 12)
    F.dome((0.34, 0.3, 0.12), 0.16, n=22, fs=0.14, leaves=24, leafL=1.3, fill=6, zmin=-0.4)
    F.dome((-0.42, 0.45, 0.16), 0.16, n=22, fs=0.14, leaves=24, leafL=1.3, fill=6, zmin=-0.4)
    bokeh(r, 13, z=(-0.6, 2.4), back='46362c', s=16)
    area((-1.0, -0.7, 1.0), (0, 0, 0.3), 0.9, 34, 'fff0dc')
    area((0.9, 0.6, 0.9), (0, 0, 0.3), 0.4, 26, 'ffb884')
    area((0.9, -0.9, 0.4), (0, 0, 0.3), 0.9, 10, 'ffe0cc')
    world_color('6a5648', 0.55)
    camera((0.42, -1.05, 0.46), (-0.06, -0.04, 0.31), 50, 1.8, focus=(-0.02, -0.22, 0.31))
    render(kind, exposure=0.6, spp=40, bloom=0.12)
elif kind == 'moodboard':
    plane(8, 5, pbr('wall', P['w'][1], 0.9, bump=(3, 0.1, 8, 'noise', 0.04)), (0, 0.1, 0.6), (pi / 2, 0, 0))
    fr = wood('frm', 'c9a578', 'a98252', 0.45, 1)
    lb = linen('e6ddd0', 60, 0.3)
    e = link(bpy.data.objects.new('bd', None))
    e.location = (0, 0.085, 0.62)
    e.rotation_euler = (rad(90), 0, 0)

    def on(o):
        o.parent = e
        return o
    on(plane(1.3, 0.94, lb))
    [on(rbox('f', a, b, 0.03, fr, 0.006, 2, (x, y, 0.01))) for a, b, x, y in ((1.36, 0.035, 0, 0.48), (1.36, 0.035, 0, -0.48), (0.035, 0.96, 0.665,
            0), (0.035, 0.96, -0.665, 0))]
    pin = pbr('pin', (0.8, 0.6, 0.36, 1), 0.2, 1)

    def pr(i, x, y, w, h, rot):
        n0 = set(bpy.data.objects)
        printed(art(i), w, h, (x, y, 0.006 + 0.002 * i), rot, 0.01)
        for o in set(bpy.data.objects) - n0:
            on(o)
        a = rad(rot)
        on(sphere(0.009, pin, (x - math.sin(a) * (h / 2 - 0.018), y + math.cos(a) * (h / 2 - 0.018), 0.02 + 0.002 * i), 16))
    pr(0, -0.43, 0.24, 0.36, 0.28, -4)
    pr(1, -0.06, 0.26, 0.3, 0.24, 3)
    pr(2, 0.4, 0.14, 0.36, 0.46, 2)
    pr(3, -0.2, -0.16, 0.3, 0.4, -3)
    pr(4, 0.12, -0.1, 0.26, 0.2, 5)
    pr(5, -0.5, -0.16, 0.24, 0.3, 6)
    for k, c in enumerate((P['a'][0], P['b'][0], P['c'][0], P['leaf'][1], P['w'][0])):
        on(rbox('sw', 0.09, 0.12, 0.004, linen(c, 150, 0.35), 0.0015, 1, (0.1 + 0.105 * k * 0.95, -0.34 + 0.01 * (k % 2), 0.008 + 0.003 * k), (0, 0,
                rad(-8 + 4 * k))))
        on(sphere(0.006, pin, (0.1 + 0.1 * k, -0.295 + 0.01 * (k % 2), 0.016 + 0.003 * k), 12))
    n0 = set(bpy.data.objects)
    for k in range(5):
        F.put(F.leaves[k % 6], Vector((-0.62, 0.36, 0.03)), Vector((r.uniform(0.2, 1), r.uniform(-0.9, 0.2), 0.1)), 0.26, jit=0.1)
    F.put(F.hero[0], Vector((-0.6, 0.4, 0.04)), Vector((0.1, 0, 1)), 0.13)
    F.put(F.mid[1], Vector((-0.52, 0.44, 0.03)), Vector((0.1, 0, 1)), 0.08)
    F.put(F.mid[2], Vector((-0.63, 0.3, 0.03)), Vector((0.1, 0, 1)), 0.07)
    F.put(F.small[0], Vector((-0.46, 0.42, 0.03)), Vector((0.1, 0, 1)), 0.04)
    for o in set(bpy.data.objects) - n0:
        on(o)
    plane(6, 1.6, wood('tb', 'd0ac80', 'b08a5c', 0.45, 0.8), (0, -0.62, 0.0))
    rbox('nb', 0.3, 0.22, 0.03, linen(P['a'][0], 150, 0.3), 0.008, 3, (-0.34, -0.2, 0.016), (0, 0, 0.2))
    obj('cup', lathe('cup', smoothprof([(0, 0.002), (0.036, 0.0), (0.042, 0.01), (0.043, 0.1), (0.041, 0.105)], 5) + [(0.038, 0.1), (0.037, 0.01), (0,
            0.008)], pbr('cp', P['b'][1], 0.3, coat=0.3), 48), (0.1, -0.16, 0))
    tubes([[(0.1 + dx * 0.4, -0.16 + dy * 0.3, 0.02), (0.1 + dx * 1.6, -0.16 + dy * 1.4, 0.2 + 0.02 * k)] for k, (dx, dy) in enumerate(((0.02, 0.01),
            (-0.02, 0.012), (0.005, -0.02)))], 0.004, gf, 8)
    F.dome((0.48, -0.18, 0.2), 0.12, n=18, fs=0.12, leaves=20, leafL=1.2, fill=6, zmin=-0.2)
    obj('v', lathe('v', smoothprof([(0, 0), (0.05, 0), (0.065, 0.05), (0.045, 0.13), (0.05, 0.15)], 5), pbr('vs', 'f6f1e8', 0.35, coat=0.2), 48),
            (0.48, -0.18, 0))
    area((-2, -1.2, 1.9), (0, 0, 0.5), 1.4, 60, 'fff5e8', 1.6)
    area((1.6, -1.6, 0.9), (0, 0, 0.5), 1.4, 9, 'ffe8d8')
    world_color('e6e0da', 0.42)
    camera((0.1, -2.5, 0.74), (0, 0, 0.545), 53, 3.2, focus=(0, 0.05, 0.6))
    render(kind, exposure=0.35, spp=40, bloom=0.03, warm=(0.98, 1, 1.04))
